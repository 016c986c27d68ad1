// ask: check
object A {
  def len(xs: Seq[Int]): Int = xs match { case Nil => 0; case h :: t => 1 + len(t); case _ => -1 }
  def isList(xs: Seq[Int]): Boolean = xs.isInstanceOf[List[_]]
  def kind(xs: Iterable[Int]): Int = xs match { case s: Set[_] => 1; case _ => 0 }
  def parities(xs: Traversable[Int]): Int = xs.map(_ % 2).size
  def text(xs: Seq[Int]): String = xs.toString
  def inside(xs: Option[Seq[Int]]): Int = xs.map(_.sum).getOrElse(0)
  def sum(xs: Seq[Int]): Int = if (xs.isEmpty) 0 else xs.head + sum(xs.tail)
  def first(xs: Int*): Int = xs match { case h :: t => 1; case _ => 0 }
  def never(xs: Int*): Int = xs match { case h :: t => 1; case _ => 0 }
  def twice(xs: Int*): Seq[Int] = xs.map(_ * 2)
}
