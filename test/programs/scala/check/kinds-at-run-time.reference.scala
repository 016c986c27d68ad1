// What is known as Iterable or Seq is of a kind of its own, which shows in what is made of it.
import scala.collection.mutable
import scala.collection.mutable.ArrayBuffer
object Kinds {
  def classes(xs: List[Int]): Int = xs.map(x => (x, x)).toMap.keys.map(_ % 2).size
  def lengths(m: Map[String, Int]): Int = m.keys.map(_.length).sum
  def shown(x: Int): Boolean = Map(x -> 2).mapValues(_ + 1).keys == Set(x)
  def size(x: Int): Int = {
    val m = mutable.Map(1 -> 2)
    val keys = m.keySet
    m(x) = 6
    keys.size
  }
  def last(x: Int): Int = {
    val b = ArrayBuffer(1, 2)
    val s = b.toSeq
    b += x
    s.last
  }
  def isCons(v: Vector[Int]): Boolean = v.toSeq match {
    case h :: t => true
    case _ => false
  }
  def rest(xs: Array[Int]): List[Int] = {
    val it = xs.iterator
    it.drop(1)
    it.toList
  }
  def asked(x: Int): Int = {
    var n = x
    List(1, 2, 3).withFilter { v => n += 1; true }
    n
  }
  def times(x: Int): Int = {
    var n = 0
    List(3, x, 2).sortBy { v => n += 1; v }
    n
  }
}
