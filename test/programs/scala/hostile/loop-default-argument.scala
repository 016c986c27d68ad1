// ask: run --fuel 1000000 -e "Main.f()"
object Main {
  def f(n: Int = f()): Int = n
}
