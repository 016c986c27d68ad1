sealed trait Tree
case object Leaf extends Tree
case class Node(left: Tree, value: Int, right: Tree) extends Tree

object Size {
  def size(tree: Tree): Int = tree match {
    case Leaf => 0
    case Node(left, _, right) => size(left) + 1 + size(right)
  }
}
