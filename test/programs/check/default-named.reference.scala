object M {
  def p(s: String, n: Int): Int = { print(s); n }
  def sub(x: Int, y: Int, z: Int = 0): Int = x - y - z
  def order(n: Int): Int = sub(y = p("y", n), x = p("x", 1))
  def filled(n: Int): Int = sub(z = n, y = 2, x = n + 1)
  def all(xs: List[Int], from: Int = 0): Int = xs.foldLeft(from)((a, b) => sub(a, b))
}
