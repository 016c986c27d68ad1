object Take {
  def take(n: Int, list: List[Int]): List[Int] = list match {
    case Nil => Nil
    case x :: rest => if (n < 0) Nil else x :: take(n - 1, rest)
  }
}
