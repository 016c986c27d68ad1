// ask: check
object Rows {
  def grid(n: Int): Array[Array[Int]] = { val row = Array(n); Array.fill(2)(row) }
  def rows(n: Int): List[Array[Int]] = { val row = Array(n); List(row, row) }
  def vectors(n: Int): (Vector[Int], Vector[Int]) = { val v = Vector(n); (v, v) }
  def made(n: Int): Array[Array[Int]] = Array.fill(2)(Array(n))
}
