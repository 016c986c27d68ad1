// ask: check last.reference.scala --dump paths
def last(xs: List[Int]): Option[Int] = xs.headOption
