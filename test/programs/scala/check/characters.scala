// ask: check
// The digits of all scripts are digits, and there is more white than that of ASCII.
object C {
  def isNumber(s: String): Boolean = s.forall(c => c >= '0' && c <= '9')
  def isOne(c: Char): Boolean = c >= '0' && c <= '9'
  def areAll(cs: List[Char]): Boolean = cs.forall(c => c >= '0' && c <= '9')
  def digits(s: String): String = s.filter(c => c >= '0' && c <= '9')
  def white(c: Char): Boolean = c == ' ' || c >= 9 && c <= 13 || c >= 28 && c <= 31
  def space(c: Char): Boolean = c == ' ' || c == '\u00a0'
  def value(c: Char): Int =
    if (c >= '0' && c <= '9') c - '0' else if (c >= 'a' && c <= 'z') c - 'a' + 10
    else if (c >= 'A' && c <= 'Z') c - 'A' + 10 else -1
  def sum(s: String): Int = s.filter(_.isDigit).map(_ - '0').sum
  def parsed(s: String): Int = if (s.nonEmpty && s.forall(_.isDigit) && s.length < 5) s.foldLeft(0)((n, c) => n * 10 + (c - '0')) else 0
  def sameClass(c: Char): Boolean = c.asDigit >= 0 && c.asDigit <= 9
  def sameValue(c: Char): Boolean = c.asDigit >= 0 && c.asDigit < 5
  def numeric(c: Char): Boolean = c == '1' || c.isDigit && c.asDigit == 1
}
