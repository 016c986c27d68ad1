// ask: run --fuel 1000000 -e "Main.f(Main.f(Main.f(Main.f(Main.f(Main.f(Main.f(Main.f(Main.f(Main.f(Main.f(Main.f(1))))))))))))"
object Main {
  def f(x: Int): Int = x
  def f(x: Long): Long = x
  def f(x: Double): Double = x
  def f(x: String): String = x
}
