// ask: check
// Variants and case classes correspond by the names of their constructors.
sealed trait Tree
case object Leaf extends Tree
case class Node(left: Tree, value: Int, right: Tree) extends Tree

object Trees {
  def size(t: Tree): Int = t match {
    case Leaf          => 0
    case Node(l, _, r) => size(l) + 1 + size(r)
  }

  def mirror(t: Tree): Tree = t match {
    case Leaf          => Leaf
    case Node(l, x, r) => Node(mirror(r), x, l)
  }

  def insert(x: Int, t: Tree): Tree = t match {
    case Leaf                       => Node(Leaf, x, Leaf)
    case Node(l, y, r) if x < y     => Node(insert(x, l), y, r)
    case Node(l, y, r) if x > y     => Node(l, y, insert(x, r))
    case _                          => t
  }
}
