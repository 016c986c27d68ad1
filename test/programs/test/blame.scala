// ask: test --all 3
// Who is to blame: the caller for a precondition, the function for all else that fails.
object Blame {
  case class Even(n: BigInt) {
    require(n % 2 == 0)
    def half: BigInt = { n / 2 } ensuring (h => h + h == n)
    def odd: Even = Even(n + 1)
  }

  def positive(n: BigInt): BigInt = {
    require(n > 0)
    n
  }

  def callsBadly(n: BigInt): BigInt = positive(n)
  def callsWell(n: BigInt): BigInt = if (n > 0) positive(n) else n
  def callsThroughMap(ns: List[BigInt]): List[BigInt] = {
    require(ns.nonEmpty)
    ns.map(positive)
  }

  def divides(a: Int, b: Int): Int = { a / b } ensuring (q => true)
  def dividesWell(a: Int, b: Int): Int = {
    require(b != 0 && b != -1)
    a / b
  } ensuring (q => q * b + a % b == a)

  def first(xs: List[Int]): Int = { xs.head } ensuring (h => xs.contains(h))
  def asserts(n: Int): Int = {
    val square = BigInt(n) * BigInt(n)
    assert(square >= 0)
    assert(square != 1764)
    n
  }
  def never(n: BigInt): BigInt = {
    require(n > 0 && n < 0)
    n
  } ensuring (r => r > 100)
  def endless(n: BigInt): BigInt = { endless(n) } ensuring (r => false)
  def inner(n: BigInt): BigInt = {
    def next(k: BigInt): BigInt = {
      require(k >= 0)
      k + 1
    }
    next(n)
  }
}
