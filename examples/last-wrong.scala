object Lists {
  def last[A](l: List[A]): Option[A] = l match {
    case Nil    => None
    case x :: _ => Some(x)
  }
}
