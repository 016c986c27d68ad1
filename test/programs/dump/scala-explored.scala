// ask: check last.reference.scala --dump explored
def last(xs: List[Int]): Option[Int] = xs match {
  case Nil => None
  case x :: Nil => Some(x)
  case _ :: rest => last(rest)
}
