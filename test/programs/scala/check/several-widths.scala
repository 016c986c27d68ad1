// ask: check
// The same computation is another one where it is done with fewer bits.
object W {
  def square(a: Int): Long = a * a
  def next(a: Int): Long = a + 1
  def holds(a: Int): Boolean = true
  def big(a: Int, b: Int): BigInt = BigInt(a * b)
  def sum(a: Long, b: Long): Long = b + a
}
