// ask: check
object Words {
  private val Time = "(\\d+):(\\d)".r
  def isName(s: String): Boolean = s.matches("[a-y]+")
  def squeeze(s: String): String = {
    def go(cs: List[Char]): List[Char] = cs match {
      case 'a' :: 'a' :: rest => go('a' :: rest)
      case c :: rest => c :: go(rest)
      case Nil => Nil
    }
    go(s.toList).mkString
  }
  def minutes(s: String): Int = s match {
    case Time(h, m) => h.toInt * 60 + m.toInt
    case _ => -1
  }
}
