object Sequences {
  case class Row(cells: Seq[Int])
  def upTo(n: Int): Seq[Int] = 1 to n
  def row(n: Int): Row = Row(List(n, n))
  def split(xs: Seq[Int]): (Seq[Int], Option[Seq[Int]]) = (xs.take(1), Some(xs.drop(1)))
  def letters(s: String): Seq[Char] = s
  def indexed(n: Int): IndexedSeq[Int] = Vector(n, n + 1)
  def twice(xs: Seq[Int]): Seq[Int] = xs.map(_ * 2)
}
