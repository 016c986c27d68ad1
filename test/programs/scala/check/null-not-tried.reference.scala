// What a function of the library does with null is not known: nothing is claimed.
object M {
  def starts(s: String): Boolean = if (s == null) true else "abc".startsWith(s)
  def count(s: String, all: List[String]): Int = all.count(x => x == null || x == s)
}
