// Traits: shapes with areas, and lists of them. check: area, perimeter, largest, scaled, squaresOnly, totalArea
trait Shape {
  def area: Int
  def perimeter: Int
  def describe: String = getName + " of area " + area
  protected def getName: String
}

case class Rectangle(width: Int, height: Int) extends Shape {
  def area = width * height
  def perimeter = 2 * (width + height)
  def isSquare = width == height
  protected def getName = if (isSquare) "square" else "rectangle"
}

case class RightTriangle(a: Int, b: Int, c: Int) extends Shape {
  def area = a * b / 2
  def perimeter = a + b + c
  protected def getName = "triangle"
}

class Group(val parts: List[Shape]) extends Shape {
  def area = parts.map(_.area).sum
  def perimeter = parts.foldLeft(0)(_ + _.perimeter)
  protected def getName = "group"
  override def describe = super.describe + parts.map(_.describe).mkString(" (", ", ", ")")
}

object Shapes extends App {
  def largest(shapes: List[Shape]): Option[Shape] =
    shapes.reduceLeftOption((a, b) => if (b.area > a.area) b else a)

  def scaled(k: Int, r: Rectangle): Rectangle = r.copy(width = k * r.width, height = k * r.height)

  def squaresOnly(shapes: List[Shape]): List[Rectangle] = shapes.collect { case r: Rectangle if r.isSquare => r }

  def totalArea(shapes: List[Shape]): Int = new Group(shapes).area

  val shapes = List(Rectangle(2, 3), RightTriangle(3, 4, 5), Rectangle(2, 2))
  shapes.foreach(s => println(s.describe))
  println(new Group(shapes).describe)
  println(largest(shapes).map(_.perimeter))
  println(scaled(3, Rectangle(1, 2)))
  println(squaresOnly(shapes))
  println(totalArea(shapes))
}
