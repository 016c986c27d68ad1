// ask: check
object M {
  def starts(s: String): Boolean = "abc".startsWith(s)
  def count(s: String, all: List[String]): Int = all.count(x => x == s)
}
