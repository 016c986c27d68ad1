// Streams: computed as far as they are looked at, and once.
object Main {
  def from(n: Int): Stream[Int] = n #:: from(n + 1)
  def sieve(s: Stream[Int]): Stream[Int] = s.head #:: sieve(s.tail.filter(_ % s.head != 0))
  lazy val fibs: Stream[BigInt] = BigInt(0) #:: BigInt(1) #:: fibs.zip(fibs.tail).map { case (a, b) => a + b }
  def loud(n: Int): Int = { println("computing " + n); n }
  def main(args: Array[String]): Unit = {
    println(from(1).take(5).toList + " " + sieve(from(2)).take(10).toList + " " + fibs.take(12).toList)
    println(fibs(50))
    val s = from(1).map(loud)
    println(s)
    println(s.take(3))
    println(s.take(3).toList)
    println(s)
    println(s(1))
    println(Stream(1, 2, 3) + " " + Stream.empty + " " + Stream() + " " + (1 #:: Stream.empty[Int]))
    val three = Stream(1, 2, 3)
    println(three.length + " " + three + " " + three.map(_ * 2) + " " + three.force + " " + (three == List(1, 2, 3)))
    println(from(1).filter(_ % 3 == 0).take(3).toList + " " + from(1).takeWhile(_ < 4).toList + " " + from(1).dropWhile(_ < 4).head)
    println(from(1).flatMap(n => List(n, -n)).take(5).toList + " " + from(1).zip(List("a", "b")).toList)
    println(from(1).find(_ > 10) + " " + from(1).exists(_ == 5) + " " + from(1).indexOf(7) + " " + from(1).contains(3))
    println(Stream.from(10, 5).take(3).toList + " " + Stream.iterate(1)(_ * 2).take(6).toList + " " + Stream.range(1, 5).toList)
    var n = 0
    println(Stream.continually { n += 1; n }.take(3).toList + " " + n)
    println(Stream.fill(3)("x").toList + " " + Stream.tabulate(4)(i => i * i).toList + " " + Stream.cons(1, Stream(2)).toList)
    println(three.foldLeft(0)(_ + _) + " " + three.sum + " " + three.mkString("-") + " " + three.toVector)
    println((three ++ List(4)).toList + " " + (Stream(0) #::: three).toList + " " + (three :+ 4).toList + " " + (0 +: three).toList)
    three match {
      case x #:: rest => println(x + " " + rest)
    }
    Stream.empty[Int] match {
      case Stream.Empty => println("empty")
      case _ => println("not empty")
    }
    def total(s: Stream[Int]): Int = s match {
      case Stream.cons(h, t) => h + total(t)
      case _ => 0
    }
    println(total(three))
    lazy val ones: Stream[Int] = 1 #:: ones
    println(ones.take(3).toList + " " + ones)
    println((for (x <- from(1) if x % 2 == 0; y <- List(x, x * 10)) yield y).take(4).toList)
    println(from(1).scanLeft(0)(_ + _).take(5).toList + " " + from(1).zipWithIndex.take(2).toList + " " + from(3).tail.head)
    println(from(1).splitAt(2)._1.toList + " " + from(1).span(_ < 3)._1.toList + " " + from(1).slice(2, 4).toList)
    println(List(1, 2, 3).toStream + " " + (1 to 3).toStream.map(_ + 1) + " " + "ab".toStream + " " + three.reverse)
    println(try { Stream.empty[Int].head } catch { case e: NoSuchElementException => e.getMessage })
    println(try { Stream.empty[Int].tail } catch { case e: UnsupportedOperationException => e.getMessage })
  }
}
