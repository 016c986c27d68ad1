// `Some` is missing
object Main {
  def lastItem(xs: List[Int]): Option[Int] = xs match {
    case Nil => None
    case x :: Nil => x
    case _ :: rest => lastItem(rest)
  }
}
