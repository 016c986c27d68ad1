// Sequences of different kinds are equal if their elements are, wherever they stand.
object Main {
  case class Box(items: Seq[Int])
  sealed trait Shape
  case class Polygon(corners: IndexedSeq[Int]) extends Shape
  def upTo(n: Int): Seq[Int] = 1 to n
  def evens(n: Int): IndexedSeq[Int] = (1 to n).filter(_ % 2 == 0)
  def same(a: Any, b: Any): Boolean = a == b
  def main(args: Array[String]): Unit = {
    val a: Seq[Int] = Vector(1, 2)
    println(a == List(1, 2), List(1, 2) == a, a == Vector(1, 2), a == (1 to 2), upTo(2) == a)
    println(Box(Vector(1, 2)) == Box(List(1, 2)), Box(1 to 2) == Box(Array(1, 2)), Box(List(1)) == Box(List(2)))
    println(Some(a) == Some(List(1, 2)), (a, 1) == ((List(1, 2), 1)), List(a) == List(List(1, 2)))
    println(same(a, List(1, 2)), same(upTo(3), Vector(1, 2, 3)), same(a, "12"), same("ab", "ab".toSeq))
    println(Set[Seq[Int]](a, List(1, 2), 1 to 2).size + " " + Map[Seq[Int], String](a -> "a").get(List(1, 2)))
    println(upTo(3) + " " + evens(6) + " " + evens(6).map(_ + 1) + " " + evens(4).zip(upTo(2)))
    val r: IndexedSeq[Int] = 1 to 3
    println(r + " " + r.map(_ * 2) + " " + r.reverse + " " + r.toList + " " + (r :+ 4) + " " + r.indexOf(2))
    println(Polygon(1 to 3) == Polygon(Vector(1, 2, 3)))
    println(for (i <- 1 to 3; c <- "ab") yield i.toString + c)
    println(List(a, List(3)).flatten + " " + Vector(1 to 2, List(5)).flatten)
    a match {
      case Seq(x, y) => println(x + y)
    }
    upTo(3) match {
      case x +: _ => println(x)
    }
  }
}
