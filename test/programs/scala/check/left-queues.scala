// ask: check
import scala.collection.mutable.{Queue, Stack}
object Queues {
  def next(q: Queue[Int]): Int = if (q.isEmpty) 0 else q.front
  def top(s: Stack[Int]): Int = { s.top; s.length - 1 }
  def rotate(q: Queue[Int]): Unit = if (q.length > 0) { val x = q.dequeue(); q.enqueue(x) }
  def size(s: Stack[Int]): Int = { var n = 0; while (!s.isEmpty) { s.pop(); n += 1 }; n }
}
