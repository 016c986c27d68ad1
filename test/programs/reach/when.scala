// ask: reach --when x==7
// Only where x is 7, and only on lines where there is an x.
object Places {
  def sorted(xs: List[Int]): Boolean = xs match {
    case a :: b :: rest =>
      a <= b && sorted(b :: rest)
    case _ => true
  }

  def insert(x: Int, xs: List[Int]): List[Int] = {
    require(sorted(xs) && xs.contains(9))
    xs match {
      case Nil =>
        List(x)
      case y :: ys if x <= y =>
        x :: xs
      case y :: ys =>
        y :: ys.filter(_ != x)
    }
  }

  def small(x: Int): Int =
    if (x < 5)
      x + 1
    else
      x - 1
}
