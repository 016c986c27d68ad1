// Peano: numbers as objects, with methods that are overridden. check: Succ.+, Succ.*, Zero.-, Succ.toInt, fromInt --exceptions same
sealed abstract class Nat {
  def isZero: Boolean
  def predecessor: Nat
  def successor: Nat = Succ(this)
  def +(that: Nat): Nat
  def -(that: Nat): Nat
  def *(that: Nat): Nat
  def toInt: Int
}

case object Zero extends Nat {
  def isZero = true
  def predecessor: Nat = throw new NoSuchElementException("0.predecessor")
  def +(that: Nat) = that
  def -(that: Nat) = if (that.isZero) this else throw new ArithmeticException("negative number")
  def *(that: Nat): Nat = this
  def toInt = 0
}

case class Succ(n: Nat) extends Nat {
  def isZero = false
  def predecessor = n
  def +(that: Nat) = Succ(n + that)
  def -(that: Nat) = if (that.isZero) this else n - that.predecessor
  def *(that: Nat) = that + n * that
  def toInt = 1 + n.toInt
}

object Peano extends App {
  implicit def fromInt(n: Int): Nat = if (n <= 0) Zero else Succ(fromInt(n - 1))

  val two: Nat = 2
  val three = two.successor
  println(two + three)
  println((two * three).toInt + " " + (three - two).toInt + " " + (three + 4).toInt)
  println((fromInt(12) * 12).toInt)
  for (attempt <- List(() => two - three, () => Zero.predecessor))
    try println(attempt())
    catch {
      case e @ (_: ArithmeticException | _: NoSuchElementException) => println("error: " + e.getMessage)
    }
  println(List[Nat](1, 0).map(_.isZero))
}
