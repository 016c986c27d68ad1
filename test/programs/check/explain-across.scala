// ask: check --strategy prove --explain
// Each side in its own language: the reference's in OCaml, the submission's in Scala.
sealed trait Tree
case object Leaf extends Tree
case class Node(left: Tree, value: Int, right: Tree) extends Tree

object Trees {
  def mirror(t: Tree): Tree = t match {
    case Leaf => Leaf
    case Node(a, v, b) => Node(mirror(b), v, mirror(a))
  }
  def sum(xs: List[Int]): Int = {
    def go(acc: Int, ys: List[Int]): Int = ys match {
      case Nil => acc
      case h :: t => go(acc + h, t)
    }
    go(0, xs)
  }
}
