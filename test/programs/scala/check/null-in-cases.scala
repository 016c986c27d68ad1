// ask: check
// A case that fits whatever is left takes null, where asking something of it fails: the claim says so.
object N {
  def sum(xs: List[Int]): Int = if (xs.isEmpty) 0 else xs.head + sum(xs.tail)
  def none(x: Option[Int]): Boolean = x.isEmpty
  def first(x: List[Int]): Int = if (x.isEmpty) 0 else x.head
  def left(x: (Int, Int)): Int = x._1
  def orZero(x: Option[Int]): Int = x.getOrElse(0)
  def inside(x: (Option[Int], Int)): Int = x._1.getOrElse(0)
  def later(xs: List[Int], n: Int): List[Int] = xs match { case h :: t => if (n <= 0) Nil else h :: later(t, n - 1); case Nil => Nil }
  def all(xs: List[Int]): Int = if (xs.isEmpty) 0 else xs.head + all(xs.tail)
  def either(x: Option[Int]): Int = x.getOrElse(0)
  def length(s: String): Int = s.size
}
