// Trees: a search tree with insertion, deletion and folds. check: insert, delete, contains, toList, height, isSearchTree --given isSearchTree
sealed trait Tree
case object Leaf extends Tree
case class Node(left: Tree, value: Int, right: Tree) extends Tree

object BinarySearchTree {
  val empty: Tree = Leaf

  def insert(t: Tree, x: Int): Tree = t match {
    case Leaf => Node(Leaf, x, Leaf)
    case Node(l, v, r) =>
      if (x < v) Node(insert(l, x), v, r)
      else if (x > v) Node(l, v, insert(r, x))
      else t
  }

  def contains(t: Tree, x: Int): Boolean = t match {
    case Leaf => false
    case Node(l, v, _) if x < v => contains(l, x)
    case Node(_, v, r) if x > v => contains(r, x)
    case _ => true
  }

  private def smallest(t: Node): Int = t.left match {
    case Leaf => t.value
    case n: Node => smallest(n)
  }

  def delete(t: Tree, x: Int): Tree = t match {
    case Leaf => Leaf
    case Node(l, v, r) if x < v => Node(delete(l, x), v, r)
    case Node(l, v, r) if x > v => Node(l, v, delete(r, x))
    case Node(Leaf, _, r) => r
    case Node(l, _, Leaf) => l
    case Node(l, _, r: Node) =>
      val next = smallest(r)
      Node(l, next, delete(r, next))
  }

  def fold[A](t: Tree)(leaf: A)(node: (A, Int, A) => A): A = t match {
    case Leaf => leaf
    case Node(l, v, r) => node(fold(l)(leaf)(node), v, fold(r)(leaf)(node))
  }

  def toList(t: Tree): List[Int] = fold(t)(List.empty[Int])((l, v, r) => l ++ (v :: r))

  def height(t: Tree): Int = fold(t)(0)((l, _, r) => 1 + (l max r))

  def isSearchTree(t: Tree): Boolean = {
    def between(t: Tree, low: Option[Int], high: Option[Int]): Boolean = t match {
      case Leaf => true
      case Node(l, v, r) =>
        low.forall(_ < v) && high.forall(v < _) && between(l, low, Some(v)) && between(r, Some(v), high)
    }
    between(t, None, None)
  }

  def main(args: Array[String]) {
    val t = List(5, 2, 8, 1, 9, 3, 5).foldLeft(empty)(insert)
    println(t)
    println(toList(t))
    println("height " + height(t) + ", sorted " + isSearchTree(t))
    println(toList(delete(t, 5)), delete(t, 8) == delete(delete(t, 8), 8))
    println((0 to 9).map(contains(t, _)).mkString(" "))
  }
}
