// ask: check
object M {
  val add: (Int, Int) => Int = (x, y) => x + y
  def sub: (Int, Int) => Int = { case (x, y) => y - x }
  val curried: Int => Int => Int = x => y => x * y
  def twice(f: Int => Int): Int => Int = x => f(x)
  def scale(x: Int): Int = x * 10
}
