class A { val x: Int = throw new RuntimeException("<b>") }
object Main {
  def main(args: Array[String]): Unit = { new A; println(1) }
}
