// ask: check
object A {
  def len(xs: Seq[Int]): Int = if (xs.isEmpty) 0 else 1 + len(xs.tail)
  def isList(xs: Seq[Int]): Boolean = true
  def kind(xs: Iterable[Int]): Int = 0
  def parities(xs: Traversable[Int]): Int = xs.size
  def text(xs: Seq[Int]): String = "List(" + xs.mkString(", ") + ")"
  def inside(xs: Option[Seq[Int]]): Int = xs match { case None => 0; case Some(ys) => ys.sum }
  def sum(xs: Seq[Int]): Int = xs.foldLeft(0)(_ + _)
  def first(xs: Int*): Int = if (xs.isEmpty) 0 else 1
  def never(xs: Int*): Int = 0
  def twice(xs: Int*): Seq[Int] = xs.toList.map(x => x + x)
}
