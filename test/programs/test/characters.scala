// ask: test
// What is a digit may be one of another script.
object C {
  def all(cs: List[Char]): Boolean = { cs match { case Nil => true; case h :: t => h.isDigit && all(t) } } ensuring (r => !r || cs.forall(c => c >= '0' && c <= '9'))
  def value(c: Char): Int = { require(c.isDigit); c.asDigit } ensuring (r => r == c - '0')
  def small(c: Char): Int = { require(c.isDigit); c.asDigit } ensuring (r => r >= 0 && r <= 9)
  def white(s: String): String = s.filter(c => !c.isWhitespace) ensuring (r => !r.exists(_ == ' '))
}
