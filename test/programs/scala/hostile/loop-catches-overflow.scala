// ask: run --fuel 1000000 -e "Main.f(0)"
object Main {
  def f(n: Int): Int = try { 1 + f(n + 1) } catch { case _: Throwable => 0 }
}
