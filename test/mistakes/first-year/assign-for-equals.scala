// `=` for `==`
object Main {
  def isZero(n: Int): Boolean = if (n = 0) true else false
}
