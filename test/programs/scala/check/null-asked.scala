// ask: check
object M {
  case class P(x: Int)
  def isNothing(s: String): Boolean = false
  def part(p: P): Int = p.x
  def wrapped(p: P): Option[P] = Some(p)
  def length(s: String): Int = s.length
  def orElse(a: String, b: String): String = a
  def size(l: List[Int]): Int = if (l.isEmpty) 0 else 1 + l.tail.size
}
object N {
  def present(s: String): Int = 1
  def described(s: String): String = s
}
