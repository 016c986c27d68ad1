// ask: types
package shop

sealed trait Shape {
  def area: Double
  def scaled(by: Double = 2): Shape
}
case class Circle(r: Double) extends Shape {
  def area = math.Pi * r * r
  def scaled(by: Double) = copy(r = r * by)
}
object Shape {
  val unit = Circle(1)
  def largest(shapes: Shape*) = shapes.maxBy(_.area)
}
object Use {
  class Stack[+A](items: List[A]) {
    def push[B >: A](x: B) = new Stack(x :: items)
    def pop = items match {
      case Nil => None
      case x :: rest => Some((x, new Stack(rest)))
    }
  }
  def count[A](xs: List[A])(p: A => Boolean) = xs.foldLeft(0)((n, x) => if (p(x)) n + 1 else n)
  def sorted[A](xs: List[A])(implicit o: Ordering[A]) = xs.sortBy(x => x)
  def retry(n: Int)(body: => Unit) = (1 to n).foreach(_ => body)
  lazy val table = List("a", "b").zipWithIndex.toMap
  var last = (1, 'c')
  object Inner {
    def compose[A, B, C](f: A => B, g: B => C) = (x: A) => g(f(x))
  }
}
