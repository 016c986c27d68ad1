object Solved {
  def code(n: Int, text: String): String =
    if (n >= 40 + 2) text + "-" + "high" else if (n >= 10) text + "-mid" else text
  def seconds(days: Int): Int = days * (24 * 60) * 60
}
