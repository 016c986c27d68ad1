// ask: check
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
    case Circle(radius) => if (radius < 1) 1 else 6 * radius
    case Box(width, height) => if (width == 2) 8 else 2 * (width + height)
    case Dot => 0
    case Group(parts) => parts.map(perimeter).sum
  }

  def sides(box: Box): Int = if (box.width <= 0) 0 else if (box.width == box.height) 1 else 2

  def boxed(boxes: List[Box]): Int = boxes.foldLeft(0)((sum, box) => sum + box.width)

  def fair(share: Share): Boolean = share.left >= 0

  def portion(share: Share): Int = if (share.each < -1000000) 0 else share.each
}
