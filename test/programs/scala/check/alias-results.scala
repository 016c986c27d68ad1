// ask: check
import scala.collection.mutable.ListBuffer
object Results {
  def same(b: ListBuffer[Int]): ListBuffer[Int] = ListBuffer(b.toList: _*)
  def copy(a: Array[Int]): Array[Int] = a
  def add(b: ListBuffer[Int], x: Int): ListBuffer[Int] = b += x
  def first(l: List[Array[Int]]): Array[Int] = l match { case a :: _ => a; case Nil => Array() }
}
