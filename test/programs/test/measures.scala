// ask: test
// A measure gets smaller from one call to the next inside, in the order of dictionaries.
import stainless.lang._

object Measures {
  def down(n: BigInt): BigInt = {
    require(n >= 0)
    decreases(n)
    if (n == 0) n else down(n - 1)
  }
  def up(n: BigInt): BigInt = {
    require(n >= 0 && n <= 10)
    decreases(n)
    if (n == 10) n else up(n + 1)
  }
  def pairs(n: Int, m: Int): Int = {
    require(n >= 0 && n < 4 && m >= 0 && m < 4)
    decreases((n, m))
    if (m > 0) pairs(n, m - 1) else if (n > 0) pairs(n - 1, 3) else 0
  }
  def wrongOrder(n: Int, m: Int): Int = {
    require(n >= 0 && n < 4 && m >= 0 && m < 4)
    decreases(m, n)
    if (m > 0) wrongOrder(n, m - 1) else if (n > 0) wrongOrder(n - 1, 3) else 0
  }
  def inside(n: Int): Int = {
    require(n >= 0 && n < 10)
    def go(k: Int): Int = {
      decreases(n - k)
      if (k >= n) k else go(if (k == 3) k else k + 1)
    }
    go(0)
  }
  /** Below zero nothing gets smaller for ever. */
  def negative(n: BigInt): BigInt = {
    decreases(n)
    if (n < -1 && n > -9) negative(n - 1) else n
  }
  /** Only a proof says so of other measures. */
  def length(xs: List[Int]): BigInt = {
    decreases(xs)
    xs match {
      case Nil => BigInt(0)
      case _ :: rest => 1 + length(rest)
    }
  } ensuring (n => n >= 0)
}
