// ask: check
// An iterator gives its elements when they are asked for: what was not asked for is left, and did not run.
object M {
  def asked(xs: List[Int]): (Int, Int) = (xs.headOption.getOrElse(0), xs.length)
  def rest(xs: List[Int]): (List[Int], List[Int]) = xs.span(x => x < 2)
  def found(xs: List[Int]): (Boolean, List[Int]) = {
    val i = xs.indexOf(1)
    (i >= 0, if (i < 0) Nil else xs.drop(i + 1))
  }
  def pairs(xs: List[Int]): List[Int] = xs match {
    case a :: b :: more => a * b :: pairs(more)
    case _ => Nil
  }
  def joined(xs: List[Int]): (Int, Int) = xs match {
    case x :: _ => (x, 0)
    case Nil => (1, 1)
  }
  def order(xs: List[Int]): List[Int] = xs.map(x => x + 1).reverse ++ xs.reverse
  def sums(xs: List[Int]): List[Int] = xs match {
    case a :: b :: more => a + b :: sums(more)
    case rest => rest
  }
}
