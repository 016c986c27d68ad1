// ask: check --strategy prove
// Trees against a reference in OCaml: accumulators that go through both branches, and conditions in another order.
object Trees {
  sealed trait Tree
  case object Leaf extends Tree
  case class Node(left: Tree, value: Int, right: Tree) extends Tree

  def size(t: Tree): Int = {
    def go(t: Tree, seen: Int): Int = t match {
      case Leaf => seen
      case Node(l, _, r) => go(r, go(l, seen + 1))
    }
    go(t, 0)
  }

  def mirror(t: Tree): Tree = t match {
    case Node(l, x, r) =>
      val left = mirror(r)
      Node(left, x, mirror(l))
    case Leaf => Leaf
  }

  def insert(x: Int, t: Tree): Tree = t match {
    case Leaf => Node(Leaf, x, Leaf)
    case Node(l, y, r) =>
      if (x == y) t
      else if (y < x) Node(l, y, insert(x, r))
      else Node(insert(x, l), y, r)
  }

  def flatten(t: Tree): List[Int] = {
    def go(t: Tree, rest: List[Int]): List[Int] = t match {
      case Leaf => rest
      case Node(l, x, r) => go(l, x :: go(r, rest))
    }
    go(t, Nil)
  }
}
