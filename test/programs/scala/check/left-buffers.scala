// ask: check
import scala.collection.mutable.{ArrayBuffer, ListBuffer}
object Buffers {
  def add(b: ListBuffer[Int], x: Int): Int = b.length + 1
  def cut(b: ArrayBuffer[Int]): Int = if (b.isEmpty) 0 else b(0)
  def twice(b: ListBuffer[Int]): Unit = for (x <- b.toList) b += x
  def made(n: Int): ListBuffer[Int] = { val b = ListBuffer(n); b += n + 1; b }
}
