// ask: suite --budget 1 --dump paths
def last(xs: List[Int]): Option[Int] = xs match {
  case Nil => None
  case x :: Nil => Some(x)
  case _ :: rest => last(rest)
}
