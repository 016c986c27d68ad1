object Main {
  val x = 1
  val s = """a
b"""
  def main(args: Array[String]): Unit = println(s.length)
}
