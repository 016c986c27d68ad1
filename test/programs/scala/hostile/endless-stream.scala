// ask: run --fuel 1000000
object Main {
  def main(args: Array[String]): Unit = println(Stream.from(1).map(_ + 1).length)
}
