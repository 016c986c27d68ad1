// ask: check --exceptions same
sealed trait Chain
case object Nil extends Chain
case class Some(x: Int) extends Chain
object Array { def of(x: Int): Int = x }
object Set { def of(x: Int): Int = x }
object M {
  object List { def apply(x: Int*): Int = x.length }
  def calls(g: Int => Unit): Unit = { g(1); g(2) }
  def list(l: scala.List[Int]): Int = 0
  def option(o: Option[Int]): Int = 0
  def own(c: Chain): Int = 0
  def array(a: scala.Array[Int]): Int = 0
  def set(s: scala.collection.immutable.Set[Int]): Int = 0
  def fail(n: Int): Int = throw new NoSuchElementException
}
