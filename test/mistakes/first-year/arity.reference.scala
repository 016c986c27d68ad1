sealed trait Tree
case class Node(left: Tree, value: Int, right: Tree) extends Tree
case object Leaf extends Tree
object Main {
  def total(t: Tree): Int = t match {
    case Leaf => 0
    case Node(l, v, r) => total(l) + v + total(r)
  }
}
