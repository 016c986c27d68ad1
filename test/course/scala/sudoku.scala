// Search: a small sudoku of four by four, by trying. check: row, column, candidates, isSolved, solve
object Sudoku {
  type Board = Vector[Int] // sixteen cells, 0 is empty

  def row(b: Board, r: Int): Vector[Int] = b.slice(4 * r, 4 * r + 4)

  def column(b: Board, c: Int): Vector[Int] = (0 until 4).map(r => b(4 * r + c)).toVector

  def box(b: Board, r: Int, c: Int): Vector[Int] = {
    val (r0, c0) = (r / 2 * 2, c / 2 * 2)
    for (i <- Vector(0, 1); j <- Vector(0, 1)) yield b(4 * (r0 + i) + c0 + j)
  }

  def candidates(b: Board, cell: Int): List[Int] = {
    val (r, c) = (cell / 4, cell % 4)
    val used = row(b, r) ++ column(b, c) ++ box(b, r, c)
    List(1, 2, 3, 4).filterNot(used.contains(_))
  }

  def isSolved(b: Board): Boolean = {
    def complete(cells: Vector[Int]) = cells.sorted == Vector(1, 2, 3, 4)
    (0 until 4).forall(i => complete(row(b, i)) && complete(column(b, i)) && complete(box(b, i / 2 * 2, i % 2 * 2)))
  }

  def solve(b: Board): Option[Board] = b.indexOf(0) match {
    case -1 => if (isSolved(b)) Some(b) else None
    case cell =>
      candidates(b, cell).foldLeft(None: Option[Board]) {
        case (None, n) => solve(b.updated(cell, n))
        case (found, _) => found
      }
  }

  def parse(s: String): Board = s.filter(c => c.isDigit || c == '.').map(c => if (c == '.') 0 else c.asDigit).toVector

  def show(b: Board): String = b.grouped(4).map(_.mkString(" ")).mkString("\n")

  def main(args: Array[String]): Unit = {
    val puzzle = parse("1... ..3. .4.. ...2")
    println(show(puzzle))
    println("---")
    println(solve(puzzle).map(show).getOrElse("no solution"))
    println(candidates(puzzle, 1))
    println(solve(parse("11.. .... .... ....")))
  }
}
