object Answers {
  val base = 10
  def shift(x: Int): Int = x + base
  val example = shift(1)
  val wanted = 7
}
