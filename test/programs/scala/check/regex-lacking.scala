// ask: check
object Lacking {
  def twice(s: String): Boolean = s.length % 2 == 0 && s.forall(_ == 'a')
  def any(pattern: String): Boolean = pattern == "aa"
}
