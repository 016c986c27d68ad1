// Definitions in the values of objects and in blocks, and classes there that use what is around them.
object Table {
  val squares: List[Int] = {
    def square(n: Int): Int = n * n
    List(1, 2, 3).map(n => square(n))
  }
  val total: Int = {
    var sum = 0
    def add(n: Int): Unit = sum += n
    squares.foreach(add)
    sum
  }
  lazy val even: Int => Boolean = {
    def isEven(n: Int): Boolean = if (n == 0) true else isOdd(n - 1)
    def isOdd(n: Int): Boolean = if (n == 0) false else isEven(n - 1)
    isEven _
  }
  val (low, high) = {
    def least(xs: List[Int]): Int = xs.min
    (least(squares), squares.max)
  }
}

class Account(start: Int) {
  val history: List[Int] = {
    def step(n: Int): Int = start + n
    List(step(1), step(2))
  }
}

object Main {
  def counter(from: Int): () => Int = {
    var now = from
    class Counter { def next(): Int = { now += 1; now } }
    val made = new Counter
    () => made.next()
  }
  def shapes(side: Int): List[String] = {
    abstract class Shape { def area: Int; def show: String = s"$side:$area" }
    case class Flat(n: Int) extends Shape { def area = n }
    class Line(width: Int) extends Shape { def area = width * 10 }
    List[Shape](Flat(4), new Line(2)).map(_.show)
  }
  def main(args: Array[String]): Unit = {
    println(Table.squares)
    println(Table.total)
    println(Table.even(10) + " " + Table.even(7))
    println(Table.low + " " + Table.high)
    println(new Account(10).history)
    val next = counter(5)
    println(next() + next())
    println(shapes(3))
    object Inner { val n = next(); def twice = n * 2 }
    println(Inner.twice)
  }
}
