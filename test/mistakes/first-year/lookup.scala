// The value instead of an option of it, and a wrong operator
object Main {
  def lookup(key: String, pairs: List[(String, Int)]): Option[Int] = pairs match {
    case Nil => None
    case (k, v) :: rest => if (k = key) v else lookup(key, rest)
  }
}
