// ask: run --fuel 1000000 -e "{ lazy val x: Int = x + 1; x }"
object Main
