object Take {
  def take(n: Int, list: List[Int]): List[Int] = list.take(n)
}
