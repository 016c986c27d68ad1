// ask: check --strategy prove --explain
// Why functions are equal, in Scala: the cases of trees, an accumulator, and a case that stays open.
sealed trait Tree
case object Leaf extends Tree
case class Node(left: Tree, value: Int, right: Tree) extends Tree

object Trees {
  def insert(x: Int, t: Tree): Tree = t match {
    case Leaf => Node(Leaf, x, Leaf)
    case Node(l, v, r) if v < x => Node(l, v, insert(x, r))
    case Node(l, v, r) if v > x => Node(insert(x, l), v, r)
    case _ => t
  }
  def sum(xs: List[Int]): Int = {
    def go(acc: Int, xs: List[Int]): Int = xs match {
      case Nil => acc
      case h :: t => go(acc + h, t)
    }
    go(0, xs)
  }
  def scale(k: Int, xs: List[Int]): List[Int] = xs match {
    case Nil => Nil
    case x :: rest => x * k + x :: scale(k, rest)
  }
  def reverse(xs: List[Int]): List[Int] = xs.foldLeft(List[Int]())((acc, x) => x :: acc)
}
