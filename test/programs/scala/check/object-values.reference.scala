object A {
  def pair: (Int, Int) = (1, 2)
  val (x, y) = pair
  var count = 5
  assert(x == 1 && y == 2)
  def usesPattern(z: Int): Int = z + 1
  def usesVariable(z: Int): Int = z + 5
  def byte(b: Byte): Boolean = true
  def short(s: Short, n: Int): Boolean = true
  def wrong(b: Byte): Int = b
}
