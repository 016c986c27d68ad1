// ask: run --fuel 1000000 -e "Main.f(1)"
object Main {
  def f(n: => Int): Int = f(n + 1)
}
