// A method of another language
object Main {
  def upTo(n: Int): List[Int] = if (n <= 0) Nil else upTo(n - 1).append(n)
}
