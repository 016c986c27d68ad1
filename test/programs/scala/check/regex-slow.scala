// ask: check
object Slow {
  def isDone(s: String): Boolean = s.nonEmpty && s.last == 'b' && s.length > 1 && s.init.forall(_ == 'a')
  def count(s: String): Int = s.count(_ == 'x')
}
