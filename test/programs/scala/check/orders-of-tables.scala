// ask: check
object Orders {
  def small(a: Int): List[Int] = List(3, a, 1).distinct
  def large(a: Int): List[Int] = List(5, 4, 3, 2, 1, a).distinct
  def groups(l: List[Int]): List[Int] = l.map(_ % 8).distinct
  def shrunk(a: Int): List[Int] = List(5, 1, 60, 4).filter(_ != a)
  def pairs(a: Int): List[(Int, Int)] = Map(a -> 1, 2 -> 2, 9 -> 3, 4 -> 4, 5 -> 5).toSeq.toList
  def parts(a: Int): List[Set[Int]] = List(1, 2, a).distinct.toSet[Int].subsets.toList
  def texts(s: String): String = List("e", "d", "c", "b", "a", s).toSet[String].mkString
}
