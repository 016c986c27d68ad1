object Main {
  def lookup(key: String, pairs: List[(String, Int)]): Option[Int] = pairs match {
    case Nil => None
    case (k, v) :: rest => if (k == key) Some(v) else lookup(key, rest)
  }
}
