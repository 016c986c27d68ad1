object Cem {
  sealed trait Shape
  case class Box(w: Int, h: Int) extends Shape
  case class Circle(r: Int) extends Shape
  case class Pair[A](a: A, b: A)
  class Account(start: Int) {
    def plus(n: Int): Int = start + n
  }
  def area(s: Shape): Int = s match {
    case Box(w, h) => h * w
    case Circle(r) => r * 3 * r
  }
  def flip[A](p: Pair[A]): Pair[A] = Pair(p.b, p.a)
  def sizes(l: List[Shape]): List[Int] = for (s <- l) yield area(s)
}
