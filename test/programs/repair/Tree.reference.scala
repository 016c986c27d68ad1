sealed trait Tree
case object Leaf extends Tree
case class Node(left: Tree, value: Int, right: Tree) extends Tree

object Trees {
  def depth(tree: Tree): Int = tree match {
    case Leaf => 0
    case Node(left, _, right) => 1 + math.max(depth(left), depth(right))
  }
}
