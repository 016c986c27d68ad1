// A recursive call without its second argument
object Main {
  def power(b: Int, n: Int): Int = if (n <= 0) 1 else b * power(n - 1)
}
