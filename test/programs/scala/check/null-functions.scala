// ask: check --exceptions same
object M {
  def adder(x: Int): Int => Int = y => y + x
  def inList(x: Int): List[Int => Int] = List(y => y, y => y)
  def inPair(x: Int): (Int, Int => Int) = (x, null)
  val absent: Int => Int = x => x
}
