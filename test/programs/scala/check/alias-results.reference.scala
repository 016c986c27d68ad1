import scala.collection.mutable.ListBuffer
object Results {
  def same(b: ListBuffer[Int]): ListBuffer[Int] = b
  def copy(a: Array[Int]): Array[Int] = a.clone
  def add(b: ListBuffer[Int], x: Int): ListBuffer[Int] = { b += x; b }
  def first(l: List[Array[Int]]): Array[Int] = if (l.isEmpty) Array() else l.head
}
