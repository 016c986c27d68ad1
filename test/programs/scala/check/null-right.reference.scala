object M {
  def isNothing(s: String): Boolean = s == null
  def checked(s: String): Int = if (s == null) throw new IllegalArgumentException("null") else 1
  def plain(s: String): String = s + "!"
  def orElse(a: String, b: String): String = if (a == null) b else a
}
