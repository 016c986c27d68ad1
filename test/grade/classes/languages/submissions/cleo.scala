object Cleo {
  sealed trait Tree
  case object Leaf extends Tree
  case class Node(left: Tree, n: Int, right: Tree) extends Tree
  case class Point(x: Int, y: Int)
  def sum(t: Tree): Int = t match {
    case Leaf => 0
    case Node(l, n, r) => sum(r) + n + sum(l)
  }
  def mirrored[A](p: A): A = p
  def pairs(a: List[Int], b: List[Int]): List[(Int, Int)] = if (a.isEmpty) Nil else a.zip(b.reverse)
  def keep(f: Int => Int, n: Int): Int = f(n) + n
  def first(p: String => Boolean, l: List[String]): Option[String] = l.filter(p).headOption
}
