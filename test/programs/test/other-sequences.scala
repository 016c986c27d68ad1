// ask: test
object A {
  def len(xs: Seq[Int]): Int = { xs match { case Nil => 0; case h :: t => 1 + len(t) } } ensuring (_ >= 0)
  def sum(xs: Seq[Int]): Int = { require(xs.nonEmpty); xs match { case h :: t => 1; case _ => -1 } } ensuring (_ >= 0)
  def va(xs: Int*): Int = { xs match { case Seq() => 0; case h :: t => h; case _ => throw new Exception("never") } } ensuring (_ => true)
  def ok(xs: Seq[Int]): Int = { xs.size } ensuring (_ >= 0)
}
