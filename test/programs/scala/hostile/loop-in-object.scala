// ask: run --fuel 1000000 -e "Main.x"
object Main {
  var n = 0
  while (true) n += 1
  val x = 1
}
