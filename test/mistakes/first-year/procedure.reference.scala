object Main {
  def square(n: Int): Int = n * n
  def sumOfSquares(a: Int, b: Int): Int = square(a) + square(b)
}
