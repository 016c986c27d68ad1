// ask: check
object Answers {
  val answer = 42
  def primes: List[Int] = List(2, 3, 7)
}
