// Parentheses after a method that has none
object Main {
  def isEvenLong(xs: List[Int]): Boolean = xs.length() % 2 == 0
}
