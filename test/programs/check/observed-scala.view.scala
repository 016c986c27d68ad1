object Grading {
  def sorted(l: List[Int]): List[Int] = l.sorted
  def isShort(x: Int, l: List[Int]): Boolean = l.length < 3
}
