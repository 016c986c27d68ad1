// The guards of `for` and the functions of `withFilter` are asked one element at a time, between the runs of the body.
import scala.collection.mutable.{ArrayBuffer, ListBuffer}
object Main {
  def firsts(xs: List[Int]): List[Int] = { var seen = Set[Int](); for (x <- xs if !seen(x)) yield { seen += x; x } }
  def upTo(xs: List[Int]): Int = { var s = 0; for (x <- xs; if s < 3) s += x; s }
  def steps(n: Int): Int = { var c = 0; var done = false; for (i <- 1 to 5 if !done) { c += 1; if (i == 2) done = true }; c + n }
  def clear(a: Array[Int]): Unit = { for (i <- a.indices if a(i) > 0) if (i + 1 < a.length) a(i + 1) = 0 }
  def changes(xs: List[Int]): List[Int] = { var last = 0; xs.withFilter(_ != last).map { x => last = x; x } }
  def show[A](name: String, x: A): A = { print(name); x }
  def isOdd(n: Int): Boolean = { print("odd? " + n + " "); n % 2 != 0 }
  def isBig(n: Int): Boolean = { print("big? " + n + " "); n > 2 }
  def chosen(): Int => Boolean = { print("chosen "); isOdd }
  def kept(xs: Vector[Int], keep: Int => Boolean): Vector[Int] = for (x <- xs if keep(x)) yield show("kept ", x)
  def find(xs: List[Int]): Int = { for (x <- xs if isOdd(x)) return x; -1 }
  def main(args: Array[String]): Unit = {
    println(firsts(List(1, 1, 2, 1, 2)))
    println(upTo(List(1, 2, 3)))
    println(steps(0))
    val a = Array(1, 2, 3, 0, 5, 6)
    clear(a)
    println(a.mkString(","))
    println(changes(List(1, 1, 2, 2, 1)))
    println(for (x <- List(1, 2, 3) if isOdd(x)) yield show("list ", x))
    println((for (x <- Array(1, 2, 3) if isOdd(x)) yield show("array ", x * 2)).mkString(","))
    println(kept(Vector(1, 2, 3), isOdd))
    println(kept(Vector(1, 2, 3), x => x > 1))
    println(for (x <- 1 to 4 if isOdd(x)) yield show("range ", x))
    println(for (x <- Set(3, 1, 2) if isOdd(x)) yield show("set ", x * 10))
    println(for ((k, v) <- Map(1 -> "a", 2 -> "b", 3 -> "c") if isOdd(k)) yield show("map ", (v, k)))
    println(for ((k, v) <- Map(1 -> "a", 2 -> "b", 3 -> "c") if isOdd(k)) yield show("map ", v))
    println(for (x <- ArrayBuffer(1, 2, 3) if isOdd(x)) yield show("array buffer ", x))
    println(for (x <- ListBuffer(1, 2, 3) if isOdd(x)) yield show("list buffer ", x))
    println(for (c <- "abc" if isOdd(c.toInt)) yield show("char ", c.toUpper))
    println(for (c <- "abc" if isOdd(c.toInt)) yield show("code ", c.toInt))
    println(for (x <- Seq(1, 2, 3) if isOdd(x)) yield show("seq ", x))
    println(for (x <- List(1, 2, 3, 4, 5) if isOdd(x) if isBig(x)) yield show("two guards ", x))
    println(for (x <- List(1, 2, 3) if isOdd(x); y <- List(2, 3, 4) if isBig(y)) yield show("pair ", (x, y)))
    println((for (x <- Array(1, 2, 3) if isOdd(x); y <- List(2, 3) if isBig(y)) yield show("sum ", x + y)).mkString(","))
    println(for (x <- List(1, 2, 3) if isOdd(x); y = show("half ", x / 2); if isBig(y + 2)) yield show("defined ", y))
    println(for (Some(x) <- List(Some(1), None, Some(2)) if isOdd(x)) yield show("some ", x))
    println(for (x <- List(1, 2) if isOdd(x); c <- "ab" if c != 'b') yield show("text ", c))
    println(for (x <- List(1, 2, 3) if isOdd(x); y <- Some(x + 1)) yield show("option ", y))
    for (x <- 1 to 3 if isOdd(x); y <- 2 to 3 if isBig(y)) print("body " + (x, y) + " ")
    println()
    for (x <- Set(1, 2, 3) if isOdd(x)) print("body " + x + " ")
    for (c <- "abc" if isOdd(c.toInt)) print("body " + c + " ")
    for ((k, v) <- Map(1 -> 2, 3 -> 4) if isBig(v)) print("body " + k + " ")
    println()
    println({ print("list "); List(1, 2) }.withFilter(chosen()).map { print("function "); x => show("mapped ", x) })
    println(find(List(2, 3, 5)))
    println(List(1, 2, 3).withFilter(isOdd).flatMap(x => List(show("flat ", x), x)))
    val buffer = ArrayBuffer[Int]()
    for (x <- List(3, 1, 3, 2, 1) if !buffer.contains(x)) buffer += x
    println(buffer)
    val counts = scala.collection.mutable.Map[Char, Int]()
    for (c <- "abca" if !counts.contains(c)) counts(c) = "abca".count(_ == c)
    println(counts('a') + counts('b'))
    val members = scala.collection.mutable.Set[Int]()
    println(for (x <- Vector(1, 2, 1) if !members(x)) yield { members += x; x })
    println(for (x <- scala.collection.mutable.Set(1) if isOdd(x)) yield show("set ", x))
    try println(for (x <- List(1, 0, 2) if 10 / x > 1) yield show("inverse ", x)) catch { case e: ArithmeticException => println(e.getMessage) }
  }
}
