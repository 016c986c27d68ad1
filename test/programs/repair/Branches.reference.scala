object Branches {
  def max(a: Int, b: Int): Int = if (a > b) a else b
  def count(list: List[Int], x: Int): Int = list match {
    case Nil => 0
    case head :: tail => if (head == x) 1 + count(tail, x) else count(tail, x)
  }
}
