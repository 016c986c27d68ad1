// Sets and maps of up to four elements are in the order of insertion, larger ones in that of their hash codes.
object Orders {
  def small(a: Int): List[Int] = Set(3, a, 1).toList
  def large(a: Int): List[Int] = (Set(5, 4, 3, 2, 1) + a).toList
  def groups(l: List[Int]): List[Int] = l.groupBy(x => x % 8).keys.toList
  def shrunk(a: Int): List[Int] = (Set(1, 2, 3, 4, 5, 60) - 2 - 3).filter(_ != a).toList
  def pairs(a: Int): List[(Int, Int)] = Map(a -> 1, 2 -> 2, 9 -> 3, 4 -> 4, 5 -> 5).toList
  def parts(a: Int): List[Set[Int]] = Set(1, 2, a).subsets.toList
  def texts(s: String): String = Set("e", "d", "c", "b", "a", s).mkString
}
