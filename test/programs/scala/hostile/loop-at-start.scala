// ask: run --fuel 1000000
object Main {
  def main(args: Array[String]): Unit = while (true) {}
}
