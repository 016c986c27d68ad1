// ask: check
import scala.concurrent._
import scala.concurrent.ExecutionContext.Implicits.global
import scala.util.matching.Regex
object M {
  val word: Regex = "[a-z]+".r
  word.findAllIn("a b").foreach(w => assert(w != ""))
  def sum(l: List[Int]): Int = l.sum
  def max(l: List[Int]): Int = if (l.isEmpty) 0 else l.tail.max
  def words(s: String): Int = word.findAllIn(s).length
  def later(n: Int): Future[Int] = Future(n)
}
class Worker extends Thread { override def run(): Unit = println(M.sum(List(1))) }
