object Main {
  def isEvenLong(xs: List[Int]): Boolean = xs.length % 2 == 0
}
