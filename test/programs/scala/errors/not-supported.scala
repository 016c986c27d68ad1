// ask: types
import scala.concurrent.Future
import scala.annotation.tailrec

object Lacks {
  type Number = Int | String
  def lazily(f: (Int, => Int) => Int): Int = f(1, 2)
  val order: Ordering[Int] = (a, b) => b - a
  val later: Future[Int] = Future(3)
  val all = List(1, 2).toStream
  class Outer { object Inner }
  trait Container { type Item }
}
