object Main {
  def upTo(n: Int): List[Int] = if (n <= 0) Nil else upTo(n - 1) :+ n
}
