// ask: check
// Tables that are too large for us, though not for Scala: what does not need them is compared, what does is not known.
object Tables {
  val memo = Array.fill(100000000)(-1)
  val text = new Array[Char](200000000)
  def sum(l: List[Int]): Int = l match {
    case Nil => 0
    case x :: r => sum(r) + x
  }
  def fib(n: Int): Int =
    if (n < 2) n
    else if (n < 100000000 && memo(n) >= 0) memo(n)
    else {
      val v = fib(n - 1) + fib(n - 2)
      if (n < 100000000) memo(n) = v
      v
    }
  def double(x: Int): Int = x * x
  def half(x: Int): Int = x / 2
}
