// ask: check
object Memory {
  private var count = 0
  def fresh(): Int = { count += 1; if (count > 2) 2 else count }
  private var cell = 0
  def set(x: Int): Unit = if (x > 0) cell = x
  def get: Int = cell
  def counter(start: Int): () => Int = () => start + 1
  private val top = scala.collection.mutable.ListBuffer[Int]()
  def push(x: Int): Unit = top += x
  def pop(): Option[Int] = if (top.isEmpty) None else { val x = top.last; top.remove(top.length - 1); Some(x) }
}
