// ask: check
// Several arguments of += and -= are elements, and a pair in parentheses of its own is one.
import scala.collection.mutable

object Work {
  def appended(n: Int): List[Int] = { val b = mutable.ListBuffer[Int](); b.append(n, 4); b.prepend(1, 2); b.insert(1, 7, 8); b.toList }
  def taken(n: Int): List[Int] = { val b = mutable.ArrayBuffer(1, 2, 3, n); b += (1, n); b -= (1, 2); b --= List(2); b.toList }
  def inSet(n: Int): Boolean = { val s = mutable.Set(1, 2, n); s += (4, 5, 6); s -= (1, 2); s --= List(4); s ++= List(9); s(n) }
  def inMap(n: Int): Int = { val m = mutable.Map(1 -> 2); m += (1 -> 3, n + 1 -> 4); m -= (5, 6); m --= List(7); m ++= List(8 -> n); m.size }
  def fixed(n: Int): Int = { var s = Set(1, 2); s += (n, n); s -= (1, n); s.size }
  def entries(n: Int): Int = { var m = Map(1 -> 2); m += (3 -> 4, n -> 1); m -= (1, 3); m.size }
  def pairs(n: Int): Int = { val s = mutable.Set[(Int, Int)](); s += ((1, n)); s += ((n, n)); s.size }
}
