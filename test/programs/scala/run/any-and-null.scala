// Values that may be anything, and orders, where Scala 2.11 is not what one would think.
import scala.collection.mutable
case class P(x: Int)(val z: Int)
object Main {
  def isPair(x: Any): Boolean = x match { case (a, b) => true; case _ => false }
  def isDouble(x: Any): Boolean = x match { case (a, b) if a == b => true; case _ => false }
  def nested(x: Any): String = x match {
    case ((a, b), c: String) => "pair and " + c
    case (Some(x), (y, z)) => "option and pair"
    case Some((a, b)) => "pair in option"
    case List(a, b) => "two"
    case (a, b, c) => "triple"
    case _ => "other"
  }
  def generic[T](x: T): Boolean = x match { case (1, b) => true; case _ => false }

  def main(args: Array[String]): Unit = {
    println(List[Any](true, 3.0, "s", List(1), (1, 2), (1, 2, 3), 3, Some(1), null, 'c').map(isPair))
    println(List[Any](true, 3.0, "s", (1, 2), (2, 2)).map(isDouble))
    println(List[Any](true, ((1, 2), 3), ((1, 2), "x"), (Some(1), (2, 3)), Some(1), Some((1, 2))).map(nested))
    println(List[Any](List(1, 2), List(1), (1, 2, 3), (true, 1)).map(nested))
    println(List(generic(true), generic((1, 2)), generic((2, 2))))
    orders()
    laterLists()
    numbers()
  }

  def orders(): Unit = {
    println(mutable.Map(1 -> "k", 2 -> "k").keys.toList)
    println(mutable.Set(3, 1).toList)
    println(mutable.Set(9, 8, 7, 6, 5, 4))
    println(mutable.Set(1 to 40: _*).map(x => x * 3 % 7))
    val words = mutable.Map("one" -> 1, "two" -> 2, "three" -> 3)
    words -= "two"
    println(words + " " + words.values.toList + " " + words.clone())
    val some = mutable.Set("one", "two", "three", "four")
    some -= "one"
    println(some.toList)
  }

  def laterLists(): Unit = {
    println(P(1)(2) == P(1)(3))
    println(P(1)(2) == P(2)(2))
    println((P(1)(2): Any) == P(1)(3))
    println(List(P(1)(2)).contains(P(1)(5)) + " " + Set(P(1)(2), P(1)(3)).size)
    println(List(P(1)(2)) == List(P(1)(3)))
    println((P(1)(2), 1) == ((P(1)(7), 1)))
    println(Map(P(1)(2) -> 1)(P(1)(3)))
    println(P(1)(2))
  }

  def numbers(): Unit = {
    val none = Double.NaN
    println(List(1.0, none, 0.5).max + " " + List(none, 1.0).max + " " + List(1.0, none).min)
    println(Ordering[Double].compare(0.0, -0.0) + " " + Ordering[Double].equiv(none, none))
    println(List(none, 1.0, -0.0, 0.0, none, -3.0).sorted)
    println(List(1.0, none, 0.5).max(Ordering[Double].reverse))
    println(message(BigInt(1) / BigInt(0)) + ", " + message(BigInt(1) % BigInt(0)) + ", " + message(1L / 0))
  }
  def message(value: => Any): String = try value.toString catch { case e: ArithmeticException => e.getMessage }
}
