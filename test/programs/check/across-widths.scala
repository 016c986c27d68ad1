// ask: check
// Int has 32 bits, Long 64 and BigInt as many as it takes: what does not correspond, or only in part, is said.
object Widths {
  def double(n: Int): Int = n + n
  def square(n: Long): Long = n * n
  def factorial(n: BigInt): BigInt = if (n <= 1) 1 else n * factorial(n - 1)
  def greatest(n: Int): Boolean = n == Int.MaxValue
  def half(n: Double): Double = n / 2
  def name(n: Int): String = if (n == 0) "zero" else "more"
}
