object Ref {
  sealed trait Tree
  case object Leaf extends Tree
  case class Node(left: Tree, value: Int, right: Tree) extends Tree
  case class Point(x: Int, y: Int)
  class Counter(start: Int) { def after(n: Int): Int = start + n }
  def depth(t: Tree): Int = t match {
    case Leaf => 0
    case Node(l, _, r) => 1 + math.max(depth(l), depth(r))
  }
  def mirrored(p: Point): Point = Point(p.y, p.x)
  def leaves(t: Tree): Int = t match {
    case Leaf => 1
    case Node(l, _, r) => leaves(l) + leaves(r)
  }
}
