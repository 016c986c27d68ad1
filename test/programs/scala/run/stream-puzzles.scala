// Programs that need streams: they go back to themselves, and lists of what never ends.
object Main {
  val primes: Stream[Int] = 2 #:: Stream.from(3).filter(n => primes.takeWhile(p => p * p <= n).forall(n % _ != 0))
  def collatz(n: Int): Stream[Int] = if (n == 1) Stream(1) else n #:: collatz(if (n % 2 == 0) n / 2 else 3 * n + 1)
  def merge(a: Stream[Int], b: Stream[Int]): Stream[Int] =
    if (a.head < b.head) a.head #:: merge(a.tail, b)
    else if (a.head > b.head) b.head #:: merge(a, b.tail)
    else a.head #:: merge(a.tail, b.tail)
  lazy val hamming: Stream[Int] = 1 #:: merge(hamming.map(_ * 2), merge(hamming.map(_ * 3), hamming.map(_ * 5)))
  def pascal: Stream[List[Int]] = Stream.iterate(List(1))(row => (0 :: row).zip(row :+ 0).map { case (a, b) => a + b })
  def digits(n: Int): Stream[Int] = if (n < 10) Stream(n) else digits(n / 10) :+ n % 10
  def main(args: Array[String]): Unit = {
    println(primes.take(15).toList)
    println(collatz(6).toList + " " + collatz(27).length + " " + collatz(27).max)
    println(hamming.take(15).toList)
    pascal.take(5).foreach(row => println(row.mkString(" ")))
    println(digits(90210).toList)
    println(primes.zipWithIndex.dropWhile(_._1 < 30).head)
    println(Stream.from(1).map(n => n * n).filter(_ % 2 == 1).takeWhile(_ < 200).sum)
    val squares: Seq[Int] = Stream.from(1).map(n => n * n)
    println(squares.take(3).toList + " " + squares(9))
  }
}
