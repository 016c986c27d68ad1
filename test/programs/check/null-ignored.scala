// ask: check
// Of null, one fails and the other does not: the claim says that no null was tried.
object Ignored {
  def text(s: String): String = s
  def ignored(s: String): Int = { s.length; 1 }
  def pair(p: (Int, Int)): Int = p._1 - p._1
  def both(s: String): Int = s.length + 0
}
