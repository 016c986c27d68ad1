// ask: test --guess --no-proof --function Guess.ratio --function Guess.both
// Preconditions that would exclude failures, as Scala writes them.
object Guess {
  def ratio(a: Int, b: Int): Int = {
    a / b
  }
  /** Two are needed. */
  def both(xs: List[Int], b: Int): Int = xs.head / b
  def main(args: Array[String]): Unit = {
    println(ratio(6, 3))
    println(ratio(5, -1))
    println(both(List(1), 2))
  }
}
