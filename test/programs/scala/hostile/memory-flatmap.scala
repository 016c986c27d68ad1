// ask: run --fuel 1000000 -e "Main.f(List(1))"
object Main {
  def f(l: List[Int]): Int = f(l.flatMap(x => List(x, x, x)))
}
