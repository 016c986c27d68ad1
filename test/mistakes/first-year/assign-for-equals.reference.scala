object Main {
  def isZero(n: Int): Boolean = n == 0
}
