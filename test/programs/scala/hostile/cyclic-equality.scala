// ask: run --fuel 1000000 -e "Main.a == Main.b"
object Main {
  case class D(var next: D)
  val a = D(null)
  val b = D(a)
  a.next = b
}
