// ask: run --fuel 1000000 -e "Main.f(0).size"
object Main {
  def f(n: Int): List[Int] = n :: f(n + 1)
}
