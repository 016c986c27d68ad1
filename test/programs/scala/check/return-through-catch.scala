// ask: check
object Leaving {
  def throwable(l: List[Int]): Int = l.find(_ > 0).getOrElse(0)
  def exception(l: List[Int]): Int = l.find(_ > 0).getOrElse(0)
  def plain(n: Int): Int = if (n > 0) n else 0
  def nonFatal(l: List[Int]): Int = l.find(_ > 0).getOrElse(0)
  def any(l: List[Int]): Int = if (l.exists(_ > 0)) -2 else 0
  def last(l: List[Int]): Int = l.indexWhere(_ > 0) match { case -1 => 0; case i => i }
}
