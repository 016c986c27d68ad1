object Reference {
  def sum(l: List[Int]): Int = l match {
    case Nil => 0
    case x :: r => x + sum(r)
  }
  def fib(n: Int): Int = if (n < 2) n else fib(n - 1) + fib(n - 2)
  def double(x: Int): Int = 2 * x
  def half(x: Int): Int = x / 2
}
