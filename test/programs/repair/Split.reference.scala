object Split {
  def last(list: List[Int]): Int = list.reverse match {
    case Nil => 0
    case first :: _ => first
  }
}
