// ask: run --fuel 1000000 -e "Main.c.x" -e "Main.c == null" -e "Main.s == null" -e "Main.s + 1" -e "Main.f(null)" -e "Main.l.head" -e "throw null" -e "Main.g(1)"
case class C(x: Int)
object Main {
  val s: String = null
  val c: C = null
  val l: List[Int] = null
  val g: Int => Int = null
  val a: Array[Int] = null
  def f(c: C): Int = c.x
}
