// Streams: infinite sequences that are computed when needed. check: firstPrimes, fibs, takeUntil, hamming
object Streams {
  def from(n: Int): Stream[Int] = n #:: from(n + 1)

  def sieve(s: Stream[Int]): Stream[Int] = s.head #:: sieve(s.tail.filter(_ % s.head != 0))

  lazy val primes: Stream[Int] = sieve(from(2))

  def firstPrimes(n: Int): List[Int] = primes.take(n).toList

  def fibs(n: Int): List[Int] = {
    lazy val all: Stream[Int] = 0 #:: 1 #:: all.zip(all.tail).map { case (a, b) => a + b }
    all.take(n).toList
  }

  def takeUntil(limit: Int): List[Int] = from(1).map(n => n * n).takeWhile(_ < limit).toList

  def merge(a: Stream[Int], b: Stream[Int]): Stream[Int] =
    if (a.head < b.head) a.head #:: merge(a.tail, b)
    else if (b.head < a.head) b.head #:: merge(a, b.tail)
    else a.head #:: merge(a.tail, b.tail)

  def hamming(n: Int): List[Int] = {
    lazy val all: Stream[Int] = 1 #:: merge(all.map(_ * 2), merge(all.map(_ * 3), all.map(_ * 5)))
    all.take(n).toList
  }

  def main(args: Array[String]): Unit = {
    println(firstPrimes(10))
    println(fibs(12))
    println(takeUntil(50))
    println(hamming(12))
    println(primes.dropWhile(_ < 30).head)
    println(Stream.iterate(1)(_ * 2).take(8).mkString(" "))
    println(Stream.continually("ab").take(3).mkString)
  }
}
