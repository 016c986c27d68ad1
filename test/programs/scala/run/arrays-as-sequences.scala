// An array where a sequence is expected, and repeated arguments, which are arrays.
import scala.collection.mutable.{ArrayBuffer, ListBuffer}
object Main {
  def total(xs: Seq[Int]): Int = xs.sum
  def all(xs: Int*): Seq[Int] = xs
  def sum(xs: Int*): Int = if (xs.isEmpty) 0 else xs.head + sum(xs.tail: _*)
  case class Polynomial(coefficients: Int*) {
    def at(x: Int): Int = coefficients.foldRight(0)((c, acc) => c + x * acc)
  }
  def main(args: Array[String]): Unit = {
    val a = Array(1, 2, 3)
    val xs: Seq[Int] = a
    println(xs + " " + total(a) + " " + a.toSeq + " " + xs.length + " " + xs(1))
    println(xs.map(_ + 1) + " " + xs.map(_.toString) + " " + (xs :+ 4) + " " + (0 +: xs) + " " + xs.updated(0, 9))
    println(xs.tail + " " + xs.filter(_ > 1) + " " + xs.reverse + " " + xs.take(1) + " " + xs.sortBy(-_))
    println(xs.zip(List("a", "b")) + " " + xs.grouped(2).toList + " " + xs.partition(_ > 2))
    println(xs == List(1, 2, 3), List(1, 2, 3) == xs, xs == Vector(1, 2, 3), xs == Array(1, 2, 3).toSeq)
    a(0) = 10
    println(xs + " " + xs.toList)
    println(all(1, 2) + " " + all() + " " + all(List(1, 2): _*) + " " + all(Array(3, 4): _*) + " " + all(1, 2).map(_ * 2))
    println(sum(1, 2, 3, 4))
    val p = Polynomial(1, 2, 3)
    println(p + " " + p.at(2) + " " + (p == Polynomial(1, 2, 3)) + " " + (p == Polynomial(List(1, 2, 3): _*)))
    val indexed: IndexedSeq[Int] = Array(4, 5)
    println(indexed + " " + indexed.map(_ + 1))
    val items: Iterable[String] = Array("x", "y")
    println(items + " " + items.mkString("+"))
    val grown: Seq[Int] = ArrayBuffer(1, 2)
    val linked: Seq[Int] = ListBuffer(1, 2)
    println(grown + " " + linked + " " + (grown == linked) + " " + (linked == List(1, 2)) + " " + grown.map(_ + 1))
    println(grown.take(1) + " " + linked.drop(1) + " " + linked.filter(_ > 1))
    println(try { xs(7) } catch { case e: ArrayIndexOutOfBoundsException => "no such element" })
    println(try { xs.drop(5).head } catch { case e: NoSuchElementException => e.getMessage })
  }
}
