// ask: check
// Boxes of equal numbers are one object up to 127, and above that nobody knows: nothing is claimed there.
object Boxes {
  def same(n: Int): Boolean = true
  def other(n: Int, m: Int): Boolean = false
  def found(n: Int): Boolean = n == 2
}
