// ask: types
sealed abstract class Tree
case class Leaf() extends Tree
case class Node(left: Tree, value: Int, right: Tree) extends Tree

object Trees {
  def insert(t: Tree, x: Int): Tree = t match {
    case Leaf => Node(Leaf(), x, Leaf())
    case Node(l, y) => t
    case Node(l, y, r) => if (x = y) t else Node(insert(l, x), y)
  }
  def sum(t: Tree) = t match {
    case Leaf() => 0
    case Node(l, x, r) => sum(l) + x + sum(r)
  }
  def size(t: Tree): Int = t match {
    case Leaf() => "0"
    case Node(l, _, r) => sise(l) + 1 + r.siez
  }
  val depths: List[Int] = List(1, 2).map(_.toString)
  def contains(t: Tree, x: Int): Boolean = t.isInstanceOf[Nod]
}
