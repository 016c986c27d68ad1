// Rational numbers: a class with operators, kept in lowest terms. check: Rational.+, Rational.-, Rational.<, Rational.max, sum, harmonic
class Rational(x: Int, y: Int) {
  require(y != 0, "denominator must be nonzero")

  def this(x: Int) = this(x, 1)

  private def gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)
  private val g = gcd(x.abs, y.abs)

  val numer = (if (y < 0) -x else x) / g
  val denom = y.abs / g

  def +(that: Rational) = new Rational(numer * that.denom + that.numer * denom, denom * that.denom)
  def unary_- : Rational = new Rational(-numer, denom)
  def -(that: Rational) = this + -that
  def *(that: Rational) = new Rational(numer * that.numer, denom * that.denom)
  def <(that: Rational) = numer * that.denom < that.numer * denom
  def max(that: Rational) = if (this < that) that else this

  override def equals(other: Any) = other match {
    case that: Rational => numer == that.numer && denom == that.denom
    case _ => false
  }
  override def hashCode = 31 * numer + denom
  override def toString = if (denom == 1) numer.toString else numer + "/" + denom
}

object Rationals {
  def sum(xs: List[Rational]): Rational = xs.foldLeft(new Rational(0))(_ + _)

  def harmonic(n: Int): Rational = sum((1 to n).toList.map(k => new Rational(1, k)))

  def main(args: Array[String]): Unit = {
    val x = new Rational(1, 3)
    val y = new Rational(5, 7)
    val z = new Rational(3, 2)
    println(x - y - z)
    println(y + y)
    println(x < y)
    println(x max y)
    println(new Rational(4, -6) + ", " + new Rational(-3, -1) + ", " + new Rational(8))
    println(harmonic(8))
    println(new Rational(2, 4) == new Rational(1, 2))
    try println(new Rational(1, 0))
    catch { case e: IllegalArgumentException => println(e.getMessage) }
  }
}
