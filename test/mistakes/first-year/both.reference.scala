object Main {
  def between(x: Int, low: Int, high: Int): Boolean = low <= x && x <= high
}
