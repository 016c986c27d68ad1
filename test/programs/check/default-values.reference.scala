object M {
  def add(x: Int, y: Int = 1): Int = x + y
  def clamp(x: Int, low: Int = 0, high: Int = 10): Int = if (x < low) low else if (x > high) high else x
  def lists(x: Int)(y: Int = x)(z: Int = x + y): Int = x + 2 * y + 3 * z
  def text(s: String, times: Int = 2, between: String = ""): String = List.fill(times)(s).mkString(between)
  def rest(x: Int, l: List[Int] = Nil): List[Int] = x :: l
  def step(x: Int, f: Int => Int = _ + 1): Int = f(f(x))
  def later(x: => Int = 3): Int = x + x
}
