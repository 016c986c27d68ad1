// ask: run --fuel 50000000 -e "Main.v.sum" -e "Main.v.updated(5, 7)(5)" -e "Main.v.map(_ * 2).last" -e "Main.v(999999)"
object Main {
  val v = Vector.range(0, 1000000)
}
