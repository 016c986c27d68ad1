// ask: repair
object Solved {
  // What is added is not what the others add
  def code(n: Int, text: String): String =
    if (n >= 42) text + "high" else if (n >= 10) text + "-mid" else text
  def seconds(days: Int): Int = days * 8640
}
