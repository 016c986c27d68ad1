object Main {
  def lastItem(xs: List[Int]): Option[Int] = if (xs.isEmpty) None else Some(xs.last)
}
