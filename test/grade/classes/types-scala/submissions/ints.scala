object Ints {
  def mem(x: Int, l: List[Int]): Boolean = l.exists(y => y == x)
  def swap(p: (Int, Int)): (Int, Int) = (p._2, p._1)
  def count(p: Int => Boolean, l: List[Int]): Int = l.filter(p).length
  def keep(f: Int => Int, n: Int): Int = n + f(n)
}
