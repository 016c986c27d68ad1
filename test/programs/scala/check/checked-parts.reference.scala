// Classes that check what they are made of: only what their constructors make is an input.
sealed trait Shape
case class Circle(radius: Int) extends Shape {
  require(radius > 0)
}
case class Box(width: Int, height: Int) extends Shape {
  require(width > 0 && height > 0, "a box has two sides")
  val area = width * height
}
case object Dot extends Shape
case class Group(parts: List[Shape]) extends Shape

class Share(of: Int, among: Int) {
  require(among != 0, "nobody")
  if (of < 0) throw new IllegalArgumentException("nothing")
  val each: Int = of / among
  val left: Int = of % among
}

object Shapes {
  def perimeter(shape: Shape): Int = shape match {
    case Circle(radius) => 6 * radius
    case Box(width, height) => 2 * (width + height)
    case Dot => 0
    case Group(parts) => parts.map(perimeter).sum
  }

  def sides(box: Box): Int = if (box.width == box.height) 1 else 2

  def boxed(boxes: List[Box]): Int = boxes.map(_.area).sum

  def fair(share: Share): Boolean = share.left == 0

  def portion(share: Share): Int = share.each
}
