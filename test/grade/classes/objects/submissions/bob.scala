sealed trait Shape
case class Circle(r: Int) extends Shape
case class Box(w: Int, h: Int) extends Shape
case class Pair[A](a: A, b: A)
class Account(start: Int) {
  def plus(n: Int): Int = n + start
}
object Bob {
  def area(s: Shape): Int = s match {
    case Circle(r) => 3 * r * r
    case Box(w, h) => w + h
  }
  def flip[A](p: Pair[A]): Pair[A] = Pair(p.b, p.b)
  def sizes(l: List[Shape]): List[Int] = l.map(area).reverse
}
