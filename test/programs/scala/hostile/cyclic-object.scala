// ask: run --fuel 1000000 -e "Main.c.next.next.x" -e "Main.c == Main.c.next" -e "Main.d == Main.d.next" -e "Main.d.hashCode"
object Main {
  class C(var next: C, val x: Int)
  val c = new C(null, 1)
  c.next = c
  case class D(var next: D)
  val d = D(null)
  d.next = d
}
