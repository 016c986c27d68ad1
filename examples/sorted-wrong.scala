object Sorted {
  def isSorted(list: List[Int]): Boolean = list match {
    case x :: (rest @ (y :: _)) => x <= y && isSorted(rest)
    case _ => true
  }

  def insert(list: List[Int], x: Int): List[Int] = {
    require(isSorted(list))
    list match {
      case Nil => List(x)
      case head :: tail => if (x < head) x :: list else head :: x :: tail
    }
  } ensuring { res => isSorted(res) && res.size == list.size + 1 && res.contains(x) && list.forall(y => res.contains(y)) }
}
