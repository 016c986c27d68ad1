// ask: check --exceptions same
// Nothing can be asked of null.
object M {
  def isA(s: String): Boolean = s != null && s == "a"
  def isNone(l: List[Int]): Boolean = l != null && l.isEmpty
}
