object M {
  def adder(x: Int): Int => Int = if (x > 3) null else (y => y + x)
  def inList(x: Int): List[Int => Int] = List(null, y => y)
  def inPair(x: Int): (Int, Int => Int) = (x, y => y)
  val absent: Int => Int = null
}
