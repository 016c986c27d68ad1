// Backtracking: queens that do not attack each other. check: isSafe, queens, solutions
object NQueens extends App {
  // The columns of the queens so far, the last row first.
  def isSafe(col: Int, placed: List[Int]): Boolean = {
    val row = placed.length
    val queensWithRow = (row - 1 to 0 by -1) zip placed
    queensWithRow forall {
      case (r, c) => col != c && math.abs(col - c) != row - r
    }
  }

  def queens(n: Int): List[List[Int]] = {
    def place(k: Int): List[List[Int]] =
      if (k == 0) List(Nil)
      else
        for {
          placed <- place(k - 1)
          col <- (0 until n).toList
          if isSafe(col, placed)
        } yield col :: placed
    place(n)
  }

  def solutions(n: Int): Int = queens(n).size

  def show(placed: List[Int]): String = {
    val lines =
      for (col <- placed.reverse)
        yield Vector.fill(placed.length)(". ").updated(col, "Q ").mkString.trim
    lines mkString "\n"
  }

  println((1 to 6).map(solutions).mkString(", "))
  queens(4) map show foreach { s => println(s); println() }
  println(queens(6).head)
}
