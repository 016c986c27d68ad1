object Main {
  def f(n: Int) = if (n == 0) 1 else f(n - 1)
  def g(n: Int) = h(n)
  def h(n: Int) = g(n)
  val x = y
  val y = x
}
