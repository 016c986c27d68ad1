// ask: run --fuel 1000000 -e "Main.f(Map(), 0)"
object Main {
  def f(m: Map[Int, String], n: Int): Int = f(m + (n -> n.toString), n + 1)
}
