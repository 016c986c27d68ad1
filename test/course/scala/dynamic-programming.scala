// Dynamic programming: tables in arrays. check: fib, lcs, knapsack, coinChange, editDistance
object DynamicProgramming {
  def fib(n: Int): BigInt = {
    val table = new Array[BigInt](n + 2)
    table(0) = 0
    table(1) = 1
    for (i <- 2 to n) table(i) = table(i - 1) + table(i - 2)
    table(n)
  }

  def lcs(a: String, b: String): Int = {
    val t = Array.ofDim[Int](a.length + 1, b.length + 1)
    for (i <- 1 to a.length; j <- 1 to b.length)
      t(i)(j) =
        if (a(i - 1) == b(j - 1)) t(i - 1)(j - 1) + 1
        else math.max(t(i - 1)(j), t(i)(j - 1))
    t(a.length)(b.length)
  }

  // Items of (weight, value).
  def knapsack(capacity: Int, items: List[(Int, Int)]): Int = {
    val best = Array.fill(capacity + 1)(0)
    for ((w, v) <- items)
      for (c <- capacity to w by -1)
        best(c) = best(c) max (best(c - w) + v)
    best(capacity)
  }

  // In how many ways an amount can be paid.
  def coinChange(amount: Int, coins: List[Int]): Int =
    if (amount == 0) 1
    else if (amount < 0 || coins.isEmpty) 0
    else coinChange(amount - coins.head, coins) + coinChange(amount, coins.tail)

  def editDistance(a: String, b: String): Int = {
    var previous = (0 to b.length).toArray
    for (i <- 1 to a.length) {
      val current = new Array[Int](b.length + 1)
      current(0) = i
      for (j <- 1 to b.length) {
        val cost = if (a.charAt(i - 1) == b.charAt(j - 1)) 0 else 1
        current(j) = List(previous(j) + 1, current(j - 1) + 1, previous(j - 1) + cost).min
      }
      previous = current
    }
    previous(b.length)
  }

  def main(args: Array[String]): Unit = {
    println((0 to 10).map(fib).mkString(" ") + " ... " + fib(100))
    println(lcs("nematode knowledge", "empty bottle"))
    println(knapsack(10, List((5, 10), (4, 40), (6, 30), (3, 50))))
    println(coinChange(100, List(50, 20, 10, 5, 2, 1)))
    println(editDistance("kitten", "sitting"))
  }
}
