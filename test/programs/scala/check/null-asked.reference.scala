object M {
  case class P(x: Int)
  def isNothing(s: String): Boolean = s == null
  def part(p: P): Int = if (p == null) 0 else p.x
  def wrapped(p: P): Option[P] = Option(p)
  def length(s: String): Int = s match { case null => 0; case x => x.length }
  def orElse(a: String, b: String): String = if (a == null) b else a
  def size(l: List[Int]): Int = if (l eq null) 0 else l.size
}
object N {
  def present(s: String): Int = if (s ne null) 1 else 0
  def described(s: String): String = if (s != null) s else "nothing"
}
