// ask: repair
object Branches {
  def max(a: Int, b: Int): Int = if (a > b) b else a

  def count(list: List[Int], x: Int): Int = list match {
    case Nil => 0
    case head :: tail => if (head == x) 1 + count(tail, x) else count(tail, head)
  }
}
