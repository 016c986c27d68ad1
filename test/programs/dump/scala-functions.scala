// ask: check last.reference.scala --dump functions
def last(xs: List[Int]): Option[Int] = xs.headOption
