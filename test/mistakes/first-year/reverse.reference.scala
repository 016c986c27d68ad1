object Main {
  def reverse(xs: List[Int]): List[Int] = xs match {
    case Nil => Nil
    case x :: rest => reverse(rest) :+ x
  }
}
