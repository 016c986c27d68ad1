// ask: check --strategy prove
// Arithmetic against a reference in OCaml: sums with accumulators.
object Sums {
  def sumTo(n: Int): Int = {
    def go(n: Int, total: Int): Int = if (n > 0) go(n - 1, total + n) else total
    go(n, 0)
  }

  def power(x: Int, n: Int): Int = if (n > 0) power(x, n - 1) * x else 1

  def length(l: List[Int]): Int = {
    def go(l: List[Int], seen: Int): Int = l match {
      case Nil => seen
      case _ :: rest => go(rest, seen + 1)
    }
    go(l, 0)
  }

  def horner(x: Int, l: List[Int]): Int = l match {
    case a :: rest => horner(x, rest) * x + a
    case Nil => 0
  }

  def multiply(a: Int, b: Int): Int = {
    def go(b: Int, total: Int): Int = if (b <= 0) total else go(b - 1, total + a)
    go(b, 0)
  }
}
