// Names of fields instead of those of the pattern
abstract class Tree
case class Node(left: Tree, value: Int, right: Tree) extends Tree
case object Leaf extends Tree
object Main {
  def size(t: Tree): Int = t match {
    case Leaf => 0
    case Node(l, v, r) => size(left) + 1 + size(right)
  }
}
