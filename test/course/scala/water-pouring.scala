// Search: pouring water, and the towers of Hanoi. check: hanoi, moves, pour, solve
object WaterPouring {
  def hanoi(n: Int, from: Char = 'a', to: Char = 'b', via: Char = 'c'): List[(Char, Char)] =
    if (n <= 0) Nil
    else hanoi(n - 1, from, via, to) ::: (from, to) :: hanoi(n - 1, via, to, from)

  def moves(n: Int): Int = if (n <= 0) 0 else 2 * moves(n - 1) + 1

  type State = Vector[Int]

  sealed trait Move { def change(state: State, capacity: State): State }
  case class Empty(glass: Int) extends Move {
    def change(state: State, capacity: State) = state updated (glass, 0)
  }
  case class Fill(glass: Int) extends Move {
    def change(state: State, capacity: State) = state updated (glass, capacity(glass))
  }
  case class Pour(from: Int, to: Int) extends Move {
    def change(state: State, capacity: State) = {
      val amount = state(from) min (capacity(to) - state(to))
      state updated (from, state(from) - amount) updated (to, state(to) + amount)
    }
  }

  def pour(a: Int, b: Int, roomB: Int): (Int, Int) = {
    val end = Pour(0, 1).change(Vector(a, b), Vector(a, roomB))
    (end(0), end(1))
  }

  // The least number of moves until a glass holds the target.
  def solve(capacity: State, target: Int): Option[Int] = {
    val glasses = 0 until capacity.length
    val all: Seq[Move] =
      (for (g <- glasses) yield Empty(g)) ++
        (for (g <- glasses) yield Fill(g)) ++
        (for (f <- glasses; t <- glasses if f != t) yield Pour(f, t))
    def from(states: Set[State], explored: Set[State], depth: Int): Option[Int] =
      if (states.exists(_ contains target)) Some(depth)
      else {
        val more = for (s <- states; m <- all; next = m.change(s, capacity) if !explored(next)) yield next
        if (more.isEmpty) None else from(more, explored ++ more, depth + 1)
      }
    val start = capacity.map(_ => 0)
    from(Set(start), Set(start), 0)
  }

  def main(args: Array[String]): Unit = {
    println(hanoi(3).map { case (f, t) => f + "->" + t }.mkString(" "))
    println(moves(10) + " " + hanoi(5).length)
    println(solve(Vector(4, 9), 6))
    println(solve(Vector(2, 4), 3))
    println(Pour(0, 1).change(Vector(3, 2), Vector(4, 4)))
    println(pour(5, 1, 4))
  }
}
