import scala.collection.mutable
object Kept {
  val seen = mutable.ListBuffer[Int]()
  def length(x: Int): Int = { seen += x; seen.length }
  private val known = mutable.Set[Int]()
  def isNew(x: Int): Boolean = known.add(x)
  val limits = List(3, 1, 2).sorted
  def least(x: Int): Int = if (x < limits.head) x else limits.head
  lazy val counts = mutable.Map[Int, Int]()
  def count(x: Int): Int = { counts(x) = counts.getOrElse(x, 0) + 1; counts(x) }
}
