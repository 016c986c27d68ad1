// `and`, as in other languages
object Main {
  def between(x: Int, low: Int, high: Int): Boolean = x >= low and x <= high
}
