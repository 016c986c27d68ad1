// ask: run --fuel 1000000 -e "Main.g(60).length"
object Main {
  def g(n: Int): String = if (n == 0) "x" else { val s = g(n - 1); s + s }
}
