// ask: check
// Iterators as inputs go through lists; as results, they are compared by what they give.
object M {
  def total(it: Iterator[Int]): Int = if (it.hasNext && it.next() == 3) 7 else it.sum
  def first(it: Iterator[Int]): Option[Int] = it.find(_ => true)
  def doubled(xs: List[Int]): Iterator[Int] = xs.map(x => x + x).iterator
  def next(xs: List[Int]): Iterator[Int] = xs.map(_ + 2).iterator
  def pairs(xs: List[Int]): Iterator[List[Int]] = xs.grouped(1)
}
