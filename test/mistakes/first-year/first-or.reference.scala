object Main {
  def firstOr(xs: List[Int], other: Int): Int = xs match {
    case Nil => other
    case x :: _ => x
  }
}
