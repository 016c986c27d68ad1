object Rows {
  def grid(n: Int): Array[Array[Int]] = Array.fill(2)(Array(n))
  def rows(n: Int): List[Array[Int]] = List(Array(n), Array(n))
  def vectors(n: Int): (Vector[Int], Vector[Int]) = (Vector(n), Vector(n))
  def made(n: Int): Array[Array[Int]] = Array(Array(n), Array(n))
}
