// ask: repair --function pick
object Focused {
  def even(n: Int): Boolean = n % 2 == 0
  def pick(list: List[Int]): List[Int] = list match {
    case Nil => Nil
    case n :: rest => if (n > 10) n :: pick(rest) else pick(rest)
  }
}
