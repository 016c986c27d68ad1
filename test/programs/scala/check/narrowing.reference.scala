// What does not fit into a Byte or Short comes back at the other end: no overflow, and no condition.
object Narrow {
  def next(x: Byte): Int = (x + 1).toByte
  def low(x: Int): Int = x.toByte
  def twice(x: Short): Int = (x * 2).toShort
  def opposite(x: Byte): Boolean = (-x).toByte == x && x != 0
  def same(x: Byte): Byte = x.toInt.toByte
  def letter(c: Char): Int = c.toByte
}
