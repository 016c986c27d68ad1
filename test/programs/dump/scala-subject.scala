// ask: check last.reference.scala --dump subject
def last(xs: List[Int]): Option[Int] = xs.headOption
