object Slow {
  def isDone(s: String): Boolean = s.matches("(a|aa)+b")
  def count(s: String): Int = "x".r.findAllIn(s).length
}
