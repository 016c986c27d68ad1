// ask: check
object Streams {
  def evens(s: Stream[Int]): Stream[Int] = s match {
    case x #:: rest => if (x % 2 == 0) x #:: evens(rest) else evens(rest)
    case _ => Stream.empty
  }
  def firsts(s: Stream[Int], n: Int): List[Int] = if (n == 0 || s.isEmpty) Nil else s.head :: firsts(s.tail, n - 1)
  def sums(s: Stream[Int]): List[Int] = s.scanLeft(0)(_ + _).tail.toList
  def upTo(n: Int): Stream[Int] = if (n < 1) Stream.empty else upTo(n - 1) :+ n
}
