// ask: test
// What a method promises, those promise that override it, on arguments that it takes; what it demands, its callers keep.
object Overrides {
  abstract class Shape {
    def area(scale: BigInt): BigInt = {
      require(scale > 0)
      (??? : BigInt)
    } ensuring (a => a >= scale)
  }
  case class Point() extends Shape {
    override def area(scale: BigInt): BigInt = 0
  }
  case class Square(side: BigInt) extends Shape {
    require(side > 0)
    override def area(scale: BigInt): BigInt = side * side + scale
  }
  case class Signed() extends Shape {
    override def area(scale: BigInt): BigInt = {
      require(scale >= 0)
      if (scale == 0) -1 else scale
    } ensuring (a => a >= -1)
  }
  def badly(s: Shape): BigInt = s.area(0)
  def well(s: Square): BigInt = { s.area(1) } ensuring (a => a > 1)
  def itsOwn(s: Signed): BigInt = s.area(0)
}
