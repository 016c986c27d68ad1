// ask: run --fuel 1000000 -e "(Main.x, Main.y)" -e "Main.name"
object Main {
  val x: Int = y + 1
  val y: Int = x + 1
  val name: String = other
  val other: String = name
}
