object M {
  def total(it: Iterator[Int]): Int = it.sum
  def first(it: Iterator[Int]): Option[Int] = if (it.hasNext) Some(it.next()) else None
  def doubled(xs: List[Int]): Iterator[Int] = xs.iterator.map(_ * 2)
  def next(xs: List[Int]): Iterator[Int] = xs.iterator.map(_ + 1)
  def pairs(xs: List[Int]): Iterator[List[Int]] = xs.grouped(2)
}
