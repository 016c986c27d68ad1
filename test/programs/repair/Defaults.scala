// ask: repair
// The default of a parameter is repaired as everything else.
object M {
  def add(x: Int, y: Int = 2): Int = x + y
  def right(a: Int, b: Int = 2): Int = a - b
  def twice(x: Int): Int = add(y = x, x = 0) + add(x)
}
