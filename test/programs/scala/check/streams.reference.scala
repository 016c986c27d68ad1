object Streams {
  def evens(s: Stream[Int]): Stream[Int] = s.filter(_ % 2 == 0)
  def firsts(s: Stream[Int], n: Int): List[Int] = s.take(n).toList
  def sums(s: Stream[Int]): List[Int] = s.scanLeft(0)(_ + _).toList
  def upTo(n: Int): Stream[Int] = Stream.from(1).takeWhile(_ <= n)
}
