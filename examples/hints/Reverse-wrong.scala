object Reverse {
  def onto(done: List[Int], list: List[Int]): List[Int] = list match {
    case Nil => done
    case x :: rest => onto(done ::: List(x), rest)
  }
  def reverse(list: List[Int]): List[Int] = onto(Nil, list)
}
