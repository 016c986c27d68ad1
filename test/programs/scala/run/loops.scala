// Loops that go round very often need no stack.
object Main {
  def sevenths(n: Int): Int = { var s = 0; for (i <- 1 to n) s += i % 7; s }
  def collatz(n: Long): Int = { var x = n; var steps = 0; while (x != 1) { x = if (x % 2 == 0) x / 2 else 3 * x + 1; steps += 1 }; steps }
  def pairs(n: Int): Int = { var c = 0; for (i <- 0 until n; j <- 0 until n if (i + j) % 3 == 0) c += 1; c }
  def countdown(n: Int): Int = { var k = n; do { k -= 1 } while (k > 0); k }
  def total(n: Int): Long = (1 to n).foldLeft(0L)(_ + _)
  def main(args: Array[String]): Unit = {
    println(sevenths(1000000))
    println(collatz(837799L))
    println(pairs(500))
    println(countdown(300000))
    println(total(300000))
    println((for (i <- 1 to 100000; if i % 2 == 0) yield i).length)
  }
}
