// ask: run --fuel 1000000 -e "Main.f(60).length"
object Main {
  def f(n: Int): String = if (n == 0) "x" else f(n - 1) + f(n - 1)
  def g(n: Int): String = if (n == 0) "x" else { val s = g(n - 1); s + s }
}
