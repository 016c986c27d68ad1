// A recursive method without a result type
object Main {
  def factorial(n: Int) = if (n <= 0) 1 else n * factorial(n - 1)
}
