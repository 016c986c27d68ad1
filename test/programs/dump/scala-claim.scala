// ask: check last.reference.scala --dump claim
def last(xs: List[Int]): Option[Int] = xs.headOption
