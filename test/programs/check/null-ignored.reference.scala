object Ignored {
  def text(s: String): String = s.toString
  def ignored(s: String): Int = 1
  def pair(p: (Int, Int)): Int = 0
  def both(s: String): Int = s.length
}
