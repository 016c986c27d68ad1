// ask: check
object Answers {
  def answer = 41
  val other: Int = 3
  lazy val late = List(1, 3)
  val (left, right) = (1, 3)
  val table = Map("a" -> 2)
  private val hidden = 4
  var count = -1
  def next(): Int = { count += 1; count + hidden }
}
