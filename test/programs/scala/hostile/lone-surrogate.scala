// ask: run --fuel 1000000 -e "Main.s.length" -e "Main.s" -e "Main.t.length" -e "Main.u"
object Main {
  val s = "\ud800"
  val t = "😀"
  val u = t.reverse.map(_.toInt)
}
