object Solution {
  def mem[A](x: A, l: List[A]): Boolean = l.contains(x)
  def swap[A, B](p: (A, B)): (B, A) = (p._2, p._1)
  def count[A](p: A => Boolean, l: List[A]): Int = l.count(p)
  def keep(f: Int => Int, n: Int): Int = f(n) + n
}
