// ask: check
import scala.collection.mutable.ListBuffer
object Store {
  private val log = ListBuffer[Int]()
  def write(x: Int): Unit = log += x
  def all: ListBuffer[Int] = ListBuffer(log.toList: _*)
  def size: Int = log.length
  private var seen = List[String]()
  def see(w: String): Unit = seen = w :: seen
  def words: List[String] = seen.reverse
}
