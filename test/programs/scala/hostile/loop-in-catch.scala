// ask: run --fuel 1000000 -e "Main.f(0)"
object Main {
  def f(n: Int): Int = try f(n + 1) catch { case e: Throwable => f(n) } finally { f(n + 1) }
}
