// ask: check
// Types inside an object of another name than the reference's: the call to try has the submission's own names.
object Mine {
  sealed trait Tree
  case object Leaf extends Tree
  case class Node(left: Tree, value: Int, right: Tree) extends Tree
  case class Point(x: Int, y: Int)
  class Counter(start: Int) { def after(n: Int): Int = start - n }
  def depth(t: Tree): Int = t match {
    case Leaf => 0
    case Node(l, _, _) => 1 + depth(l)
  }
  def mirrored[A](p: A): A = p
  def leaves(t: Tree): Int = t match {
    case Node(l, _, r) => leaves(r) + leaves(l)
    case Leaf => 1
  }
}
