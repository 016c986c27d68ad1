object Main {
  def label(n: Int): String = if (n == 0) "none" else n.toString
}
