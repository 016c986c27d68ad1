object Focused {
  def even(n: Int): Boolean = n % 2 == 0
  def pick(list: List[Int]): List[Int] = list.filter(n => even(n)).filter(n => n > 10)
}
