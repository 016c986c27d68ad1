object Lacking {
  def twice(s: String): Boolean = s.matches("(a*)\\1")
  def any(pattern: String): Boolean = "aa".matches(pattern)
}
