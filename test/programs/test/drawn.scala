// ask: test --strategy random
// Valid inputs, drawn: what is wrong only on some shapes is found, and nothing is claimed where nothing was.
object Drawn {
  sealed trait Tree
  case object Leaf extends Tree
  case class Node(left: Tree, n: BigInt, right: Tree) extends Tree

  def height(t: Tree): BigInt = t match {
    case Leaf => 0
    case Node(l, _, r) => 1 + (if (height(l) > height(r)) height(l) else height(r))
  }
  def balanced(t: Tree): Boolean = t match {
    case Leaf => true
    case Node(l, _, r) => balanced(l) && balanced(r) && height(l) - height(r) <= 1 && height(r) - height(l) <= 1
  }
  /** Wrong of one shape alone: a node with two nodes below it. */
  def lost(t: Tree): Tree = {
    require(balanced(t))
    t match {
      case Node(Node(_, _, _), _, Node(_, _, _)) => Leaf
      case other => other
    }
  } ensuring (r => height(r) == height(t))
  def kept(t: Tree): Tree = {
    require(balanced(t))
    t
  } ensuring (r => height(r) == height(t))
}
