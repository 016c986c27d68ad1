// ask: check
import scala.collection.mutable.{Map, Set}
object Tables {
  def count(m: Map[String, Int], w: String): Int = m.getOrElse(w, 0) + 1
  def visit(s: Set[Int], x: Int): Boolean = s.add(x)
  def forget(m: Map[String, Int], w: String): Unit = if (m.contains(w)) m.remove(w)
}
