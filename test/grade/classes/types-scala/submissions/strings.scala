object Strings {
  def mem(x: String, l: List[String]): Boolean = l match {
    case Nil => false
    case y :: r => y == x || mem(x, r)
  }
  def swap(p: (String, Int)): (Int, String) = (p._2, p._1)
  def count(p: String => Boolean, l: List[String]): Int = l.map(x => if (p(x)) 1 else 0).sum
  def keep(f: Int => Int, n: Int): Int = f(n) + n
}
