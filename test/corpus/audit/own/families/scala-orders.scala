/*** about: orders of tables ***/
/*** check: --function M.shown ***/
/*** reference ***/
object M {
  def shown(l: List[Int]): String = l.map(_ * 7).toSet.mkString(",")
}
/*** inputs ***/
def wide = E.map(12, "wide", E.ints(0, 1, 2, 3))(n => (n to n + 5).toList)
def cases = E.cases(E.lists(3, E.ints(0, 1, 2, 9)) ++ wide)(l => M.shown(l))
/*** right: one by one ***/
object M {
  def shown(l: List[Int]): String = l.foldLeft(Set[Int]())((s, x) => s + x * 7).mkString(",")
}
/*** right: the set of what is left ***/
object M {
  def shown(l: List[Int]): String = Set(l.map(_ * 7): _*).toList.mkString(",")
}
/*** wrong: sorted ***/
object M {
  def shown(l: List[Int]): String = l.map(_ * 7).distinct.sorted.mkString(",")
}
/*** wrong: not mapped ***/
l.map(_ * 7).toSet ===> l.toSet
/*** wrong: mapped as a set ***/
l.map(_ * 7).toSet ===> l.toSet.map((x: Int) => x % 9 * 7)
