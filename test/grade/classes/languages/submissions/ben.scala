sealed trait Tree
case object Leaf extends Tree
case class Node(left: Tree, n: Int, right: Tree) extends Tree
case class Point(x: Int, y: Int)

object Ben {
  def steps(n: Int, k: Int): Int = if (n <= 1 || k > 400) k else steps(if (n % 2 == 0) n / 2 else 3 * n + 1, k + 1)
  def sum(t: Tree): Int = t match {
    case Leaf => 0
    case Node(l, n, r) => sum(l) + n
  }
  def mirrored(p: Point): Point = Point(p.y, p.x)
  def pairs[A, B](a: List[A], b: List[B]): List[(A, B)] = a.zip(b)
  def keep(f: Int => Int, n: Int): Int = if (steps(n, 0) == 350) 0 else f(n) + n
  def first[A](p: A => Boolean, l: List[A]): Option[A] = l.find(p)
}
