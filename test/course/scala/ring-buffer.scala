// Mutable classes: a buffer of fixed size and a logger mixed in. check: replay, lastN, counted
import scala.collection.mutable.{ArrayBuffer, ListBuffer}

trait Logging {
  private val lines = ListBuffer[String]()
  protected def log(s: String): Unit = lines += s
  def logged: List[String] = lines.toList
}

class RingBuffer[T](capacity: Int) {
  private val items = new ArrayBuffer[T]
  private var start = 0

  def add(x: T): Unit = {
    if (items.size < capacity) items += x
    else {
      items(start) = x
      start = (start + 1) % capacity
    }
  }

  def size: Int = items.size
  def toList: List[T] = (0 until size).toList.map(i => items((start + i) % size))
}

class LoggedBuffer(capacity: Int) extends RingBuffer[Int](capacity) with Logging {
  override def add(x: Int): Unit = {
    val before = toList
    super.add(x)
    if (before.size == size) log("lost " + before.head)
    else log("added " + x)
  }
}

object RingBuffers {
  def lastN(n: Int, xs: List[Int]): List[Int] = {
    val b = new RingBuffer[Int](n)
    xs.foreach(b.add)
    b.toList
  }

  def replay(n: Int, xs: List[Int]): List[String] = {
    val b = new LoggedBuffer(n)
    for (x <- xs) b add x
    b.logged
  }

  def counted(xs: List[String]): List[(String, Int)] = {
    val order = ListBuffer.empty[String]
    val count = scala.collection.mutable.Map[String, Int]().withDefaultValue(0)
    for (x <- xs) {
      if (!order.contains(x)) order += x
      count(x) += 1
    }
    order.map(x => (x, count(x))).toList
  }

  def main(args: Array[String]): Unit = {
    println(lastN(3, (1 to 7).toList))
    println(replay(2, List(5, 6, 7, 8)))
    println(counted(List("b", "a", "b")))
    val words = new RingBuffer[String](2)
    "one two three".split(' ').foreach(words.add)
    println(words.toList.mkString("/") + " " + words.size)
  }
}
