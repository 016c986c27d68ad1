// ask: check
// What the values of an object hold is remembered between calls.
import scala.collection.mutable
object Kept {
  def length(x: Int): Int = 1
  private val known = mutable.Set[Int]()
  def isNew(x: Int): Boolean = { val r = !known.contains(x); known += x; r }
  val limits = List(1, 2, 3)
  def least(x: Int): Int = if (limits.head < x) limits.head else x
  lazy val counts = mutable.Map[Int, Int]()
  def count(x: Int): Int = { counts(x) = counts.size + 1; counts(x) }
}
