object Reverse {
  def reverse(list: List[Int]): List[Int] = list.reverse
}
