// ask: check
// Sequences of different kinds are one sequence if their elements are the same.
object Sequences {
  case class Row(cells: Seq[Int])
  def upTo(n: Int): Seq[Int] = List.range(1, n + 1)
  def row(n: Int): Row = Row(Array(n, n))
  def split(xs: Seq[Int]): (Seq[Int], Option[Seq[Int]]) = (xs.toVector.take(1), Some(xs.toArray.drop(1)))
  def letters(s: String): Seq[Char] = s.toList
  def indexed(n: Int): IndexedSeq[Int] = (0 to 1).map(_ + n)
  def twice(xs: Seq[Int]): Seq[Int] = xs.toList.map(x => if (x == 3) x else x + x)
}
