// A method without `=`
object Main {
  def square(n: Int) { n * n }
  def sumOfSquares(a: Int, b: Int): Int = square(a) + square(b)
}
