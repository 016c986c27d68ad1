// ask: run --fuel 1000000 -e "Main.f(Main.x)" -e "Main.f(Nil)"
object Main {
  val x = List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(1))))))))))))))))))))))))))))))))))))))))
  def f(a: Any): Int = a match {
    case List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(List(1)))))))))))))))))))))))))))))))))))))))) => 1
    case _ => 0
  }
}
