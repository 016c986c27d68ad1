// ask: check --printed same
// Named arguments are evaluated as they are written.
object M {
  def p(s: String, n: Int): Int = { print(s); n }
  def sub(x: Int, y: Int, z: Int = 0): Int = x - (y + z)
  def order(n: Int): Int = sub(x = p("x", 1), y = p("y", n))
  def filled(n: Int): Int = sub(x = n + 1, z = n, y = 2)
  def all(xs: List[Int], from: Int = 0): Int = xs.foldLeft(from)((a, b) => sub(y = a, x = b))
}
