// ask: run
// Lazy lists of Scala 2.13: nothing is computed before somebody looks, and nothing twice.
object Main {
  def loud(n: Int): Int = { println("computing " + n); n }
  def from(n: Int): LazyList[Int] = n #:: from(n + 1)
  def main(args: Array[String]): Unit = {
    val s = LazyList.from(1).map(loud)
    println(s)
    println(s.head)
    println(s)
    println(s.take(3).toList)
    println(s)
    println(from(1).filter(_ % 2 == 0).take(3).toList)
    println(LazyList(1, 2, 3).force + " " + LazyList.empty + " " + (LazyList(1, 2) == List(1, 2)))
    println(LazyList.iterate(1)(_ * 2).takeWhile(_ < 50).toList + " " + LazyList.continually(7).take(2).toList)
    lazy val fibs: LazyList[Int] = 0 #:: 1 #:: fibs.zip(fibs.tail).map { case (a, b) => a + b }
    println(fibs.take(10).toList)
    from(5) match {
      case a #:: b #:: _ => println(a + b)
    }
    println(from(1).find(_ > 3) + " " + (for (x <- from(1) if x % 3 == 0) yield x * x).take(2).toList)
  }
}
