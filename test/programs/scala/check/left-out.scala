// ask: check
import scala.concurrent._
import scala.concurrent.ExecutionContext.Implicits.global
object M {
  val word = "a b".par
  word.foreach(c => assert(c != '.'))
  def sum(l: List[Int]): Int = l.sum
  def max(l: List[Int]): Int = if (l.isEmpty) 0 else l.tail.max
  def words(s: String): Int = word.size + s.length
  def later(n: Int): Future[Int] = Future(n)
}
class Worker extends Thread { override def run(): Unit = println(M.sum(List(1))) }
