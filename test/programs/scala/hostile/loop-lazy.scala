// ask: run --fuel 1000000 -e "Main.x"
object Main {
  lazy val x: Int = y + 1
  lazy val y: Int = x + 1
}
