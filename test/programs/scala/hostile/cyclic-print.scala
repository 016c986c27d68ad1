// ask: run --fuel 1000000 -e "println(Main.d)"
object Main {
  case class D(var next: D, var list: List[D])
  val d = D(null, Nil)
  d.next = d
  d.list = List(d)
}
