// ask: check
object M {
  def isNothing(s: String): Boolean = Option(s).isEmpty
  def checked(s: String): Int = 1
  def plain(s: String): String = s.concat("!")
  def orElse(a: String, b: String): String = Option(a).getOrElse(b)
}
