// ask: check
object Narrow {
  def next(x: Byte): Int = x + 1
  def low(x: Int): Int = (x << 24) >> 24
  def twice(x: Short): Int = x * 2
  def opposite(x: Byte): Boolean = false
  def same(x: Byte): Byte = x
  def letter(c: Char): Int = c.toShort.toByte
}
