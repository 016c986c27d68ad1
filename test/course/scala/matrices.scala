// Matrices: vectors of vectors. check: transpose, multiply, identity, determinant, isSymmetric
object Matrices {
  type Matrix = Vector[Vector[Int]]

  def identity(n: Int): Matrix =
    Vector.tabulate(n, n)((i, j) => if (i == j) 1 else 0)

  def transpose(m: Matrix): Matrix =
    if (m.isEmpty) m
    else m.head.indices.map(j => m.map(row => row(j))).toVector

  def dot(xs: Vector[Int], ys: Vector[Int]): Int = (xs, ys).zipped.map(_ * _).sum

  def multiply(a: Matrix, b: Matrix): Matrix = {
    val columns = transpose(b)
    for (row <- a) yield for (column <- columns) yield dot(row, column)
  }

  // Laplace, along the first row
  def determinant(m: Matrix): Int =
    if (m.isEmpty) 1
    else
      (for (j <- m.indices) yield {
        val minor = m.tail.map(row => row.patch(j, Nil, 1))
        val sign = if (j % 2 == 0) 1 else -1
        sign * m.head(j) * determinant(minor)
      }).sum

  def isSymmetric(m: Matrix): Boolean = m == transpose(m)

  def show(m: Matrix): String =
    m.map(_.map(x => f"$x%4d").mkString).mkString("\n")

  def main(args: Array[String]): Unit = {
    val a = Vector(Vector(1, 2), Vector(3, 4))
    val b = Vector(Vector(2, 0, 1), Vector(-1, 5, 3))
    println(show(multiply(a, b)))
    println(multiply(a, identity(2)) == a)
    println(show(transpose(b)))
    println(determinant(a))
    println(determinant(Vector(Vector(2, 0, 1), Vector(1, 3, 2), Vector(1, 1, 4))))
    println(isSymmetric(a), isSymmetric(identity(3)))
  }
}
