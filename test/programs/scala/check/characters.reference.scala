object C {
  def isNumber(s: String): Boolean = s.forall(_.isDigit)
  def isOne(c: Char): Boolean = c.isDigit
  def areAll(cs: List[Char]): Boolean = cs.forall(_.isDigit)
  def digits(s: String): String = s.filter(_.isDigit)
  def white(c: Char): Boolean = c.isWhitespace
  def space(c: Char): Boolean = c.isSpaceChar
  def value(c: Char): Int = c.asDigit
  def sum(s: String): Int = s.filter(_.isDigit).map(_.asDigit).sum
  def parsed(s: String): Int = if (s.nonEmpty && s.forall(_.isDigit) && s.length < 5) s.toInt else 0
  def sameClass(c: Char): Boolean = Character.isDigit(c)
  def sameValue(c: Char): Boolean = c.isDigit && c.asDigit < 5
  def numeric(c: Char): Boolean = Character.getNumericValue(c) == 1
}
