// ask: run -e "Measures.down(BigInt(3))" -e "Measures.sample" -e "Measures.ackermann(2, 3)" -e "Measures.loop(4)" -e "Measures.sign(BigInt(-42))" -e "Measures.positive(-1)" -e "Measures.half(3)" -e "Measures.larger(BigInt(3), BigInt(5))"
// Measures of Stainless, of numbers, lists and tuples; invariants; contracts that are a Boolean; patterns of BigInt.
import stainless.lang._
import stainless.lang.StaticChecks._
import stainless.collection._
import stainless.math.max
object Measures {
  def down(x: BigInt): BigInt = { require(x >= 0); decreases(x); if (x == 0) BigInt(0) else down(x - 1) }
  def length(l: List[Int]): Int = { decreases(l); l match { case Nil() => 0; case Cons(_, t) => 1 + length(t) } }
  def sample: Int = length(List(1, 2, 3))
  def ackermann(m: Int, n: Int): Int = {
    decreases((m, n))
    if (m == 0) n + 1 else if (n == 0) ackermann(m - 1, 1) else ackermann(m - 1, ackermann(m, n - 1))
  }
  def loop(n: Int): Int = {
    var i = 0
    var s = 0
    (while (i < n) { decreases(n - i); i += 1; s += i }) invariant (s >= 0 && i <= n)
    s
  }
  def sign(n: BigInt): Int = n match { case BigInt(0) => 0; case BigInt(-42) => -42; case _ => 1 }
  def positive(n: Int): Int = { n * 2 }.ensuring(n > 0)
  def half(n: Int): Int = { n / 2 } ensuring (r => r * 2 == n)
  def larger(a: BigInt, b: BigInt): BigInt = max(a, b)
}
