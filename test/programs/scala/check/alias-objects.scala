// ask: check
object Objects {
  case class Point(var x: Int, var y: Int)
  class Box(var n: Int)
  def twins(n: Int): (Point, Point) = { val p = Point(n, n); (p, p) }
  def boxed(n: Int): (Box, Box) = (new Box(n), new Box(n))
  def moved(p: Point): Point = { p.x = 1 + p.x; p }
  def fixed(n: Int): (Option[Int], Option[Int]) = { val o = Some(n); (o, o) }
}
