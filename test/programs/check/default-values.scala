// ask: check
// Default values belong to a method: an input may leave arguments out.
object M {
  def add(x: Int, y: Int = 2): Int = x + y
  def clamp(x: Int, low: Int = 0, high: Int = 10): Int = math.max(low, math.min(high, x))
  def lists(x: Int)(y: Int = x)(z: Int = x + x): Int = x + 2 * y + 3 * z
  def text(s: String, times: Int = 2, between: String = ""): String = List.fill(times)(s).mkString(between)
  def rest(x: Int, l: List[Int] = List(0)): List[Int] = x :: l
  def step(x: Int, f: Int => Int = 1 + _): Int = f(f(x))
  def later(x: => Int = 3): Int = 2 * x
}
