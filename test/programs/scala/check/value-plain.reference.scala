object Answers {
  val answer = 42
  def other: Int = 3
  lazy val late = List(1, 2)
  val (left, right) = (1, 2)
  val table = Map("a" -> 1)
  private val hidden = 3
  var count = 0
  def next(): Int = { count += 1; count + hidden }
}
