object Reference {
  def sum(l: List[Int]): Int = l.sum
  def double(x: Int): Int = 2 * x
  def next(x: Int): Int = x + 1
}
