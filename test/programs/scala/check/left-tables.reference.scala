import scala.collection.mutable.{Map, Set}
object Tables {
  def count(m: Map[String, Int], w: String): Int = { val n = m.getOrElse(w, 0) + 1; m(w) = n; n }
  def visit(s: Set[Int], x: Int): Boolean = { val isNew = !s.contains(x); s += x; isNew }
  def forget(m: Map[String, Int], w: String): Unit = m -= w
}
