// ask: check
object A {
  def pair: (Int, Int) = (1, 2)
  val (x, y) = pair
  var count = 5
  assert(x == 1 && y == 2)
  def usesPattern(z: Int): Int = z + x
  def usesVariable(z: Int): Int = z + count
  def byte(b: Byte): Boolean = b >= -128 && b <= 127
  def short(s: Short, n: Int): Boolean = s >= -32768 && s < 32768
  def wrong(b: Byte): Int = if (b == 127) 0 else b
}
