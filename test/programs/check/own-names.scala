// ask: check --exceptions same
// Differs: what is printed of the library cannot be taken for what the program calls so.
sealed trait Chain
case object Nil extends Chain
case class Some(x: Int) extends Chain
object Array { def of(x: Int): Int = x }
object Set { def of(x: Int): Int = x }
class NoSuchElementException extends Exception
object M {
  object List { def apply(x: Int*): Int = x.length }
  def calls(g: Int => Unit): Unit = { g(2); g(1) }
  def list(l: scala.List[Int]): Int = l.length
  def option(o: Option[Int]): Int = o.getOrElse(0)
  def own(c: Chain): Int = c match { case Some(x) => 1; case Nil => 0 }
  def array(a: scala.Array[Int]): Int = a.length
  def set(s: scala.collection.immutable.Set[Int]): Int = s.size
  def fail(n: Int): Int = throw new NoSuchElementException
}
