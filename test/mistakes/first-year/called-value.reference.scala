object Main {
  def limit: Int = 3
  def isLong(xs: List[Int]): Boolean = xs.length > 3
}
