import scala.collection.mutable.{Queue, Stack}
object Queues {
  def next(q: Queue[Int]): Int = q.dequeue()
  def top(s: Stack[Int]): Int = { s.pop(); s.length }
  def rotate(q: Queue[Int]): Unit = if (!q.isEmpty) q += q.dequeue()
  def size(s: Stack[Int]): Int = s.length
}
