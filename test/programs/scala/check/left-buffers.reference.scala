import scala.collection.mutable.{ArrayBuffer, ListBuffer}
object Buffers {
  def add(b: ListBuffer[Int], x: Int): Int = { b += x; b.length }
  def cut(b: ArrayBuffer[Int]): Int = if (b.isEmpty) 0 else b.remove(0)
  def twice(b: ListBuffer[Int]): Unit = b ++= b.toList
  def made(n: Int): ListBuffer[Int] = ListBuffer(n, n)
}
