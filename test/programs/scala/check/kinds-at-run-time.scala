// ask: check
import scala.collection.mutable
import scala.collection.mutable.ArrayBuffer
object Kinds {
  def classes(xs: List[Int]): Int = xs.distinct.size
  def lengths(m: Map[String, Int]): Int = m.toList.map(_._1.length).sum
  def shown(x: Int): Boolean = true
  def size(x: Int): Int = 1
  def last(x: Int): Int = x
  def isCons(v: Vector[Int]): Boolean = false
  def rest(xs: Array[Int]): List[Int] = xs.toList.drop(1)
  def asked(x: Int): Int = x
  def times(x: Int): Int = 6
}
