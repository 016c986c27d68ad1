// ask: test
// A function that is left out with its contract is not said to keep it; one without a contract is no matter.
import stainless.lang._
object LeftOut {
  case class Cell(var n: Int)
  def grows(c: Cell): Int = {
    c.n += 1
    c.n
  } ensuring (r => r == old(c).n + 1)
  def counted(x: Int): Int = { x } ensuring (r => java.lang.Integer.bitCount(r) >= 0)
  def whenThere(x: Int): Int = {
    require(new java.io.File("a").exists)
    x
  } ensuring (_ == x)
  def helper(x: Int): Int = java.lang.Integer.bitCount(x)
  def whole(x: Int): Int = { x } ensuring (_ == x)
}
