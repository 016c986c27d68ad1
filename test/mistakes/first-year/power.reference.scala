object Main {
  def power(b: Int, n: Int): Int = if (n <= 0) 1 else b * power(b, n - 1)
}
