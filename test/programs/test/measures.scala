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
  /** Data gets smaller by its size. */
  def length(xs: List[Int]): BigInt = {
    decreases(xs)
    xs match {
      case Nil => BigInt(0)
      case _ :: rest => 1 + length(rest)
    }
  } ensuring (n => n >= 0)
  def same(xs: List[Int]): Int = {
    decreases(xs)
    if (xs.isEmpty) 0 else same(xs.map(_ + 1))
  }
  /** As others count the integers inside too, nothing is said of those that only they take to be smaller. */
  def byIntegers(xs: List[BigInt]): BigInt = {
    require(xs.forall(_ >= 0))
    decreases(xs)
    xs match {
      case x :: rest if x > 0 => byIntegers((x - 1) :: rest)
      case _ => 0
    }
  }
  def dataFirst(xs: List[Int], n: BigInt): BigInt = {
    require(n >= 0 && n <= 2)
    decreases(xs, n)
    if (n > 0) dataFirst(xs, n - 1) else if (xs.isEmpty) n else dataFirst(xs.tail, 2)
  }
  def numberFirst(xs: List[Int], n: BigInt): BigInt = {
    require(n >= 0 && n <= 2)
    decreases(n, xs)
    if (n > 0) numberFirst(xs, n - 1) else if (xs.isEmpty) n else numberFirst(xs.tail, 2)
  }
  /** No part of the list, but shorter. */
  def halves(xs: List[Int]): Int = {
    decreases(xs)
    if (xs.size < 2) 1 else halves(xs.take(xs.size / 2)) + halves(xs.drop(xs.size / 2))
  }
}
