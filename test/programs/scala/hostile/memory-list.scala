// ask: run --fuel 1000000 -e "Main.f(Nil)"
object Main {
  def f(l: List[Int]): Int = f(1 :: 2 :: 3 :: l)
}
