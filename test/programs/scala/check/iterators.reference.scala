object M {
  def asked(xs: List[Int]): (Int, Int) = {
    var count = 0
    val it = xs.iterator.map { x => count += 1; x }
    val first = if (it.hasNext) it.next() else 0
    (first, count)
  }
  def rest(xs: List[Int]): (List[Int], List[Int]) = {
    val it = xs.iterator
    (it.takeWhile(x => x < 2).toList, it.toList)
  }
  def found(xs: List[Int]): (Boolean, List[Int]) = {
    val it = xs.iterator
    (it.exists(x => x == 1), it.toList)
  }
  def pairs(xs: List[Int]): List[Int] = {
    val it = xs.iterator
    it.zip(it).map(p => p._1 * p._2).toList
  }
  def joined(xs: List[Int]): (Int, Int) = {
    var made = 0
    val it = xs.iterator ++ { made += 1; List(1) }
    val first = it.next()
    (first, made)
  }
  def order(xs: List[Int]): List[Int] = {
    var seen = List[Int]()
    xs.iterator.map { x => seen = x :: seen; x + 1 }.foreach { y => seen = y :: seen }
    seen
  }
  def sums(xs: List[Int]): List[Int] = xs.grouped(2).map(_.sum).toList
}
