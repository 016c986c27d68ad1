// Balanced trees: red and black nodes after Okasaki. check: insert, member, fromList, blackHeight, isBalanced
sealed trait Color
case object Red extends Color
case object Black extends Color

sealed trait RB
case object Empty extends RB
case class T(c: Color, l: RB, v: Int, r: RB) extends RB

object RedBlackTree {
  def member(x: Int, t: RB): Boolean = t match {
    case Empty => false
    case T(_, l, v, r) => if (x < v) member(x, l) else if (x > v) member(x, r) else true
  }

  def balance(t: T): T = t match {
    case T(Black, T(Red, T(Red, a, x, b), y, c), z, d) => T(Red, T(Black, a, x, b), y, T(Black, c, z, d))
    case T(Black, T(Red, a, x, T(Red, b, y, c)), z, d) => T(Red, T(Black, a, x, b), y, T(Black, c, z, d))
    case T(Black, a, x, T(Red, T(Red, b, y, c), z, d)) => T(Red, T(Black, a, x, b), y, T(Black, c, z, d))
    case T(Black, a, x, T(Red, b, y, T(Red, c, z, d))) => T(Red, T(Black, a, x, b), y, T(Black, c, z, d))
    case other => other
  }

  def insert(x: Int, tree: RB): RB = {
    def ins(t: RB): T = t match {
      case Empty => T(Red, Empty, x, Empty)
      case n @ T(c, l, v, r) =>
        if (x < v) balance(T(c, ins(l), v, r))
        else if (x > v) balance(T(c, l, v, ins(r)))
        else n
    }
    ins(tree).copy(c = Black)
  }

  def fromList(xs: List[Int]): RB = xs.foldLeft(Empty: RB)((t, x) => insert(x, t))

  def blackHeight(t: RB): Option[Int] = t match {
    case Empty => Some(0)
    case T(c, l, _, r) =>
      for {
        a <- blackHeight(l)
        b <- blackHeight(r)
        if a == b
      } yield a + (if (c == Black) 1 else 0)
  }

  private def isRed(t: RB) = t match { case T(Red, _, _, _) => true; case _ => false }

  def isBalanced(t: RB): Boolean = {
    def noRedRed(t: RB): Boolean = t match {
      case Empty => true
      case T(c, l, _, r) => !(c == Red && (isRed(l) || isRed(r))) && noRedRed(l) && noRedRed(r)
    }
    noRedRed(t) && blackHeight(t).isDefined
  }

  def depth(t: RB): Int = t match {
    case Empty => 0
    case T(_, l, _, r) => 1 + math.max(depth(l), depth(r))
  }

  def main(args: Array[String]): Unit = {
    val t = fromList((1 to 100).toList)
    println(depth(t) + " " + blackHeight(t) + " " + isBalanced(t))
    println(List(0, 1, 50, 100, 101).map(member(_, t)))
    println(fromList(List(3, 1, 2)))
    println(isBalanced(T(Black, T(Red, Empty, 1, Empty), 2, Empty)))
  }
}
