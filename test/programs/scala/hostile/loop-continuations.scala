// ask: run --fuel 1000000 -e "Main.f(0, x => x)"
object Main {
  def f(n: Int, k: Int => Int): Int = f(n + 1, x => k(x + 1))
}
