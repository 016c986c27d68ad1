// ask: run --fuel 1000000
object Main {
  val all = Stream.continually("x")
  def main(args: Array[String]): Unit = println(all.filter(_ == "y").head)
}
