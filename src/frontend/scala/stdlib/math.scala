// Functions of numbers, under both of their names.
package scala

object math {
  val Pi: Double = 3.141592653589793
  val PI: Double = 3.141592653589793
  val E: Double = 2.718281828459045
  def abs(x: Int): Int = if (x < 0) -x else x
  def abs(x: Long): Long = if (x < 0L) -x else x
  @primitive("f64.abs") def abs(x: Double): Double
  def max(x: Int, y: Int): Int = if (x >= y) x else y
  def max(x: Long, y: Long): Long = if (x >= y) x else y
  def max(x: Double, y: Double): Double =
    if (x != x || y != y) 0.0 / 0.0 else if (x > y) x else if (y > x) y else if (1.0 / x > 0.0) x else y
  def min(x: Int, y: Int): Int = if (x <= y) x else y
  def min(x: Long, y: Long): Long = if (x <= y) x else y
  def min(x: Double, y: Double): Double =
    if (x != x || y != y) 0.0 / 0.0 else if (x < y) x else if (y < x) y else if (1.0 / x < 0.0) x else y
  def signum(x: Int): Int = if (x < 0) -1 else if (x == 0) 0 else 1
  def signum(x: Double): Double = if (x > 0.0) 1.0 else if (x < 0.0) -1.0 else x
  @primitive("f64.sqrt") def sqrt(x: Double): Double
  @primitive("f64.cbrt") def cbrt(x: Double): Double
  @primitive("f64.exp") def exp(x: Double): Double
  @primitive("f64.log") def log(x: Double): Double
  @primitive("f64.log10") def log10(x: Double): Double
  @primitive("f64.sin") def sin(x: Double): Double
  @primitive("f64.cos") def cos(x: Double): Double
  @primitive("f64.tan") def tan(x: Double): Double
  @primitive("f64.asin") def asin(x: Double): Double
  @primitive("f64.acos") def acos(x: Double): Double
  @primitive("f64.atan") def atan(x: Double): Double
  @primitive("f64.sinh") def sinh(x: Double): Double
  @primitive("f64.cosh") def cosh(x: Double): Double
  @primitive("f64.tanh") def tanh(x: Double): Double
  @primitive("f64.floor") def floor(x: Double): Double
  @primitive("f64.ceil") def ceil(x: Double): Double
  @primitive("f64.expm1") def expm1(x: Double): Double
  @primitive("f64.log1p") def log1p(x: Double): Double
  @primitive("f64.pow") def pow(x: Double, y: Double): Double
  @primitive("f64.atan2") def atan2(x: Double, y: Double): Double
  @primitive("f64.hypot") def hypot(x: Double, y: Double): Double
  def round(x: Double): Long = {
    val low = floor(x)
    if (x - low >= 0.5) (low + 1.0).toLong else low.toLong
  }
  def rint(x: Double): Double = {
    val low = floor(x)
    val part = x - low
    if (part < 0.5) low else if (part > 0.5) low + 1.0 else if (low % 2.0 == 0.0) low else low + 1.0
  }
  def random: Double = Core.drawnFraction
  def toRadians(x: Double): Double = x / 180.0 * Pi
  def toDegrees(x: Double): Double = x * 180.0 / Pi
  def floorMod(x: Int, y: Int): Int = {
    val r = x % y
    if (r != 0 && ((r < 0) != (y < 0))) r + y else r
  }
  def floorDiv(x: Int, y: Int): Int = {
    val q = x / y
    if (x % y != 0 && ((x < 0) != (y < 0))) q - 1 else q
  }
  type Ordering[A] = scala.Ordering[A]
  val Ordering = scala.Ordering
  type Numeric[A] = scala.Numeric[A]
  val Numeric = scala.Numeric
  type Ordered[A] = scala.Ordered[A]
  type BigInt = scala.BigInt
  val BigInt = scala.BigInt
}
object Math {
  val Pi: Double = 3.141592653589793
  val PI: Double = 3.141592653589793
  val E: Double = 2.718281828459045
  def abs(x: Int): Int = if (x < 0) -x else x
  def abs(x: Long): Long = if (x < 0L) -x else x
  @primitive("f64.abs") def abs(x: Double): Double
  def max(x: Int, y: Int): Int = if (x >= y) x else y
  def max(x: Long, y: Long): Long = if (x >= y) x else y
  def max(x: Double, y: Double): Double =
    if (x != x || y != y) 0.0 / 0.0 else if (x > y) x else if (y > x) y else if (1.0 / x > 0.0) x else y
  def min(x: Int, y: Int): Int = if (x <= y) x else y
  def min(x: Long, y: Long): Long = if (x <= y) x else y
  def min(x: Double, y: Double): Double =
    if (x != x || y != y) 0.0 / 0.0 else if (x < y) x else if (y < x) y else if (1.0 / x < 0.0) x else y
  def signum(x: Int): Int = if (x < 0) -1 else if (x == 0) 0 else 1
  def signum(x: Double): Double = if (x > 0.0) 1.0 else if (x < 0.0) -1.0 else x
  @primitive("f64.sqrt") def sqrt(x: Double): Double
  @primitive("f64.cbrt") def cbrt(x: Double): Double
  @primitive("f64.exp") def exp(x: Double): Double
  @primitive("f64.log") def log(x: Double): Double
  @primitive("f64.log10") def log10(x: Double): Double
  @primitive("f64.sin") def sin(x: Double): Double
  @primitive("f64.cos") def cos(x: Double): Double
  @primitive("f64.tan") def tan(x: Double): Double
  @primitive("f64.asin") def asin(x: Double): Double
  @primitive("f64.acos") def acos(x: Double): Double
  @primitive("f64.atan") def atan(x: Double): Double
  @primitive("f64.sinh") def sinh(x: Double): Double
  @primitive("f64.cosh") def cosh(x: Double): Double
  @primitive("f64.tanh") def tanh(x: Double): Double
  @primitive("f64.floor") def floor(x: Double): Double
  @primitive("f64.ceil") def ceil(x: Double): Double
  @primitive("f64.expm1") def expm1(x: Double): Double
  @primitive("f64.log1p") def log1p(x: Double): Double
  @primitive("f64.pow") def pow(x: Double, y: Double): Double
  @primitive("f64.atan2") def atan2(x: Double, y: Double): Double
  @primitive("f64.hypot") def hypot(x: Double, y: Double): Double
  def round(x: Double): Long = {
    val low = floor(x)
    if (x - low >= 0.5) (low + 1.0).toLong else low.toLong
  }
  def rint(x: Double): Double = {
    val low = floor(x)
    val part = x - low
    if (part < 0.5) low else if (part > 0.5) low + 1.0 else if (low % 2.0 == 0.0) low else low + 1.0
  }
  def random(): Double = Core.drawnFraction
  def toRadians(x: Double): Double = x / 180.0 * Pi
  def toDegrees(x: Double): Double = x * 180.0 / Pi
  def floorMod(x: Int, y: Int): Int = {
    val r = x % y
    if (r != 0 && ((r < 0) != (y < 0))) r + y else r
  }
  def floorDiv(x: Int, y: Int): Int = {
    val q = x / y
    if (x % y != 0 && ((x < 0) != (y < 0))) q - 1 else q
  }
}
