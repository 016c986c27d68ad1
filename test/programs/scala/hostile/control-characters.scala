object Main {
  val s = "[31m"
  val x: Int = s
}
