// Sets: the game of life on a board without borders. check: neighbours, alive, next
object GameOfLife {
  type Cell = (Int, Int)

  def neighbours(cell: Cell): Set[Cell] = {
    val (x, y) = cell
    (for {
      dx <- -1 to 1
      dy <- -1 to 1
      if dx != 0 || dy != 0
    } yield (x + dx, y + dy)).toSet
  }

  def alive(cell: Cell, board: Set[Cell]): Boolean = {
    val n = neighbours(cell).count(board)
    n == 3 || n == 2 && board(cell)
  }

  def next(board: Set[Cell]): Set[Cell] = {
    val candidates = board ++ board.flatMap(neighbours)
    candidates.filter(alive(_, board))
  }

  def generations(board: Set[Cell], n: Int): Set[Cell] =
    (1 to n).foldLeft(board)((b, _) => next(b))

  def show(board: Set[Cell], width: Int, height: Int): String =
    (0 until height).map { y =>
      (0 until width).map(x => if (board((x, y))) '#' else '.').mkString
    }.mkString("\n")

  def parse(text: String): Set[Cell] = {
    val cells = for {
      (line, y) <- text.split("\n").toList.zipWithIndex
      (c, x) <- line.toList.zipWithIndex
      if c == '#'
    } yield (x, y)
    cells.toSet
  }

  def main(args: Array[String]): Unit = {
    val glider = parse(".#.\n..#\n###")
    for (n <- 0 to 4) {
      println(s"generation $n")
      println(show(generations(glider, n), 5, 5))
    }
    val blinker = Set((1, 0), (1, 1), (1, 2))
    println(generations(blinker, 2) == blinker, next(blinker).size)
  }
}
