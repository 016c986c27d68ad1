// Graphs: breadth first, depth first, reachability. check: neighbours, reachable, bfs, hasCycle, distance
object GraphSearch {
  case class Graph(edges: List[(Int, Int)]) {
    lazy val nodes: List[Int] = edges.flatMap { case (a, b) => List(a, b) }.distinct
  }

  def neighbours(g: Graph, n: Int): List[Int] = g.edges.collect { case (`n`, to) => to }

  def bfs(g: Graph, start: Int): List[Int] = {
    def go(queue: List[Int], seen: List[Int]): List[Int] = queue match {
      case Nil => seen.reverse
      case n :: rest if seen.contains(n) => go(rest, seen)
      case n :: rest => go(rest ++ neighbours(g, n), n :: seen)
    }
    go(List(start), Nil)
  }

  def reachable(g: Graph, from: Int, to: Int): Boolean = bfs(g, from).contains(to)

  def distance(g: Graph, from: Int, to: Int): Option[Int] = {
    @scala.annotation.tailrec
    def level(frontier: Set[Int], seen: Set[Int], d: Int): Option[Int] =
      if (frontier contains to) Some(d)
      else if (frontier.isEmpty) None
      else {
        val next = frontier.flatMap(n => neighbours(g, n)) -- seen
        level(next, seen ++ next, d + 1)
      }
    level(Set(from), Set(from), 0)
  }

  def hasCycle(g: Graph): Boolean = {
    def visit(n: Int, path: Set[Int]): Boolean =
      path(n) || neighbours(g, n).exists(visit(_, path + n))
    g.nodes.exists(visit(_, Set()))
  }

  def main(args: Array[String]): Unit = {
    val g = Graph(List((1, 2), (1, 3), (2, 4), (3, 4), (4, 5), (6, 1)))
    println("nodes " + g.nodes.sorted.mkString(" "))
    println(neighbours(g, 1))
    println(bfs(g, 1))
    println(reachable(g, 1, 5) + " " + reachable(g, 1, 6))
    println(distance(g, 6, 5) + ", " + distance(g, 5, 6))
    println(hasCycle(g) + " " + hasCycle(Graph((5, 1) :: g.edges)))
  }
}
