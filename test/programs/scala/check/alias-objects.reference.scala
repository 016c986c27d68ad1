object Objects {
  case class Point(var x: Int, var y: Int)
  class Box(var n: Int)
  def twins(n: Int): (Point, Point) = (Point(n, n), Point(n, n))
  def boxed(n: Int): (Box, Box) = { val b = new Box(n); (b, b) }
  def moved(p: Point): Point = { p.x += 1; p }
  def fixed(n: Int): (Option[Int], Option[Int]) = (Some(n), Some(n))
}
