object M {
  def sum(l: List[Int]): Int = l match { case Nil => 0; case h :: t => h + sum(t) }
  def max(l: List[Int]): Int = l.max
  def words(s: String): Int = s.split(" ").length
}
