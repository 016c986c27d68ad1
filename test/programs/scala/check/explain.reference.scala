sealed trait Tree
case object Leaf extends Tree
case class Node(left: Tree, value: Int, right: Tree) extends Tree

object Trees {
  def insert(x: Int, t: Tree): Tree = t match {
    case Leaf => Node(Leaf, x, Leaf)
    case Node(l, v, r) => if (x < v) Node(insert(x, l), v, r) else if (x > v) Node(l, v, insert(x, r)) else t
  }
  def sum(xs: List[Int]): Int = xs match {
    case Nil => 0
    case x :: rest => x + sum(rest)
  }
  def scale(k: Int, xs: List[Int]): List[Int] = xs match {
    case Nil => Nil
    case x :: rest => (k + 1) * x :: scale(k, rest)
  }
  def reverse(xs: List[Int]): List[Int] = xs.reverse
}
