// ask: run --fuel 1000000 -e "Main.f(100000)" -e "Main.g(100000)"
object Main {
  def f(n: Int): Int = if (n == 0) throw new RuntimeException("end") else 1 + f(n - 1)
  def g(n: Int): Int = try { if (n == 0) throw new RuntimeException("end") else g(n - 1) } catch { case e: RuntimeException => throw new RuntimeException(e.getMessage) }
}
