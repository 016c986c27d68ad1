// ask: check
// What is changed while it is gone through: an array is read at its turn, a list buffer to its end as it is then.
import scala.collection.mutable.{ArrayBuffer, ListBuffer, Map}
object M {
  def spread(a: Array[Int]): Array[Int] = {
    val all = a.toList.scanLeft(0)(_ + _).tail
    for (i <- a.indices) a(i) = all(i)
    a
  }
  def grown(b: ListBuffer[Int]): Int = {
    val sum = b.sum
    while (b.nonEmpty && b.length < 4) b += 1
    sum
  }
  def once(b: ArrayBuffer[Int]): Int = {
    val before = b.toList
    for (_ <- before) if (b.length < 4) b += 1
    before.sum
  }
  def without(b: ListBuffer[Int]): ListBuffer[Int] = {
    for (x <- b.toList) if (x > 0) b -= x
    b
  }
  def doubled(m: Map[Int, Int]): Map[Int, Int] = {
    for (k <- m.keys.toList) m(k) = m(k) + m(k)
    m
  }
  def shrunk(b: ArrayBuffer[Int]): Int = {
    val sum = if (b.isEmpty) 0 else b(0)
    b.clear()
    sum
  }
}
