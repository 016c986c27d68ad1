import scala.collection.mutable.ListBuffer
object Store {
  private val log = ListBuffer[Int]()
  def write(x: Int): Unit = log += x
  def all: ListBuffer[Int] = log
  def size: Int = log.length
  private val seen = ListBuffer[String]()
  def see(w: String): Unit = seen += w
  def words: List[String] = seen.toList
}
