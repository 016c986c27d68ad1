// ask: test --count --budget 400000
// Red-black trees, as Target's: adding and removing, right and wrong. There are 1, 2, 2, 3, 8, 14, 20 ... of 0, 1, 2 ... nodes (A001131).
object RedBlack {
  sealed abstract class Color
  case object Red extends Color
  case object Black extends Color
  sealed abstract class Tree
  case object Leaf extends Tree
  case class Node(color: Color, key: Int, left: Tree, right: Tree) extends Tree

  def isBlack(t: Tree): Boolean = t match {
    case Node(Red, _, _, _) => false
    case _ => true
  }
  def blackHeight(t: Tree): BigInt = t match {
    case Leaf => BigInt(0)
    case Node(c, _, l, _) => blackHeight(l) + (if (c == Red) BigInt(0) else BigInt(1))
  }
  def between(t: Tree, low: Option[Int], high: Option[Int]): Boolean = t match {
    case Leaf => true
    case Node(_, x, l, r) =>
      (low match { case Some(y) => y < x case None => true }) &&
      (high match { case Some(y) => x < y case None => true }) &&
      between(l, low, Some(x)) && between(r, Some(x), high)
  }
  def isRedBlack(t: Tree): Boolean = t match {
    case Leaf => true
    case Node(c, _, l, r) => (c == Black || (isBlack(l) && isBlack(r))) && isRedBlack(l) && isRedBlack(r)
  }
  def isBalanced(t: Tree): Boolean = t match {
    case Leaf => true
    case Node(_, _, l, r) => isBalanced(l) && isBalanced(r) && blackHeight(l) == blackHeight(r)
  }
  def isTree(t: Tree): Boolean = isRedBlack(t) && isBalanced(t) && between(t, None, None)

  def add(x: Int, t: Tree): Tree = {
    require(isTree(t))
    makeBlack(ins(x, t))
  } ensuring (r => isTree(r))

  def addBad(x: Int, t: Tree): Tree = {
    require(isTree(t))
    ins(x, t)
  } ensuring (r => isTree(r))

  def ins(x: Int, t: Tree): Tree = t match {
    case Leaf => Node(Red, x, Leaf, Leaf)
    case Node(Black, y, l, r) =>
      if (x < y) balanceLeft(y, ins(x, l), r) else if (x > y) balanceRight(y, l, ins(x, r)) else t
    case Node(Red, y, l, r) =>
      if (x < y) Node(Red, y, ins(x, l), r) else if (x > y) Node(Red, y, l, ins(x, r)) else t
  }

  def remove(x: Int, t: Tree): Tree = {
    require(isTree(t))
    makeBlack(del(x, t))
  } ensuring (r => isTree(r))

  def removeBad(x: Int, t: Tree): Tree = {
    require(isTree(t))
    makeBlack(delBad(x, t))
  } ensuring (r => isTree(r))

  def del(x: Int, t: Tree): Tree = t match {
    case Leaf => Leaf
    case Node(_, y, a, b) =>
      if (x == y) append(a, b)
      else if (x < y) a match {
        case Leaf => Node(Red, y, Leaf, b)
        case Node(Black, _, _, _) => shrunkLeft(y, del(x, a), b)
        case _ => Node(Red, y, del(x, a), b)
      }
      else b match {
        case Leaf => Node(Red, y, a, Leaf)
        case Node(Black, _, _, _) => shrunkRight(y, a, del(x, b))
        case _ => Node(Red, y, a, del(x, b))
      }
  }

  def delBad(x: Int, t: Tree): Tree = t match {
    case Leaf => Leaf
    case Node(_, y, a, b) =>
      if (x == y) appendBad(a, b)
      else if (x < y) a match {
        case Leaf => Node(Red, y, Leaf, b)
        case Node(Black, _, _, _) => shrunkLeft(y, delBad(x, a), b)
        case _ => Node(Red, y, delBad(x, a), b)
      }
      else b match {
        case Leaf => Node(Red, y, a, Leaf)
        case Node(Black, _, _, _) => shrunkRight(y, a, delBad(x, b))
        case _ => Node(Red, y, a, delBad(x, b))
      }
  }

  def append(l: Tree, r: Tree): Tree = (l, r) match {
    case (Leaf, _) => r
    case (_, Leaf) => l
    case (Node(Red, lx, ll, lr), Node(Red, rx, rl, rr)) => append(lr, rl) match {
      case Node(Red, x, a, b) => Node(Red, x, Node(Red, lx, ll, a), Node(Red, rx, b, rr))
      case middle => Node(Red, lx, ll, Node(Red, rx, middle, rr))
    }
    case (Node(Black, lx, ll, lr), Node(Black, rx, rl, rr)) => append(lr, rl) match {
      case Node(Red, x, a, b) => Node(Red, x, Node(Black, lx, ll, a), Node(Black, rx, b, rr))
      case middle => shrunkLeft(lx, ll, Node(Black, rx, middle, rr))
    }
    case (_, Node(Red, rx, rl, rr)) => Node(Red, rx, append(l, rl), rr)
    case (Node(_, lx, ll, lr), _) => Node(Red, lx, ll, append(lr, r))
  }

  def appendBad(l: Tree, r: Tree): Tree = (l, r) match {
    case (Leaf, _) => r
    case (_, Leaf) => l
    case (Node(Red, lx, ll, lr), Node(Red, rx, rl, rr)) => Node(Red, lx, ll, Node(Red, rx, appendBad(lr, rl), rr))
    case (Node(Black, lx, ll, lr), Node(Black, rx, rl, rr)) => shrunkLeft(lx, ll, Node(Black, rx, appendBad(lr, rl), rr))
    case (_, Node(Red, rx, rl, rr)) => Node(Red, rx, appendBad(l, rl), rr)
    case (Node(_, lx, ll, lr), _) => Node(Red, lx, ll, appendBad(lr, r))
  }

  def shrunkLeft(k: Int, l: Tree, r: Tree): Tree = (l, r) match {
    case (Node(Red, x, a, b), _) => Node(Red, k, Node(Black, x, a, b), r)
    case (_, Node(Black, y, a, b)) => balanceRight(k, l, Node(Red, y, a, b))
    case (_, Node(Red, z, Node(Black, y, a, b), c)) => Node(Red, y, Node(Black, k, l, a), balanceRight(z, b, makeRed(c)))
    case _ => sys.error("no such tree")
  }
  def shrunkRight(k: Int, l: Tree, r: Tree): Tree = (l, r) match {
    case (_, Node(Red, y, b, c)) => Node(Red, k, l, Node(Black, y, b, c))
    case (Node(Black, x, a, b), _) => balanceLeft(k, Node(Red, x, a, b), r)
    case (Node(Red, x, a, Node(Black, y, b, c)), _) => Node(Red, y, balanceLeft(x, makeRed(a), b), Node(Black, k, c, r))
    case _ => sys.error("no such tree")
  }
  def balanceLeft(k: Int, l: Tree, r: Tree): Tree = l match {
    case Node(Red, y, Node(Red, x, a, b), c) => Node(Red, y, Node(Black, x, a, b), Node(Black, k, c, r))
    case Node(Red, x, a, Node(Red, y, b, c)) => Node(Red, y, Node(Black, x, a, b), Node(Black, k, c, r))
    case _ => Node(Black, k, l, r)
  }
  def balanceRight(k: Int, l: Tree, r: Tree): Tree = r match {
    case Node(Red, y, b, Node(Red, z, c, d)) => Node(Red, y, Node(Black, k, l, b), Node(Black, z, c, d))
    case Node(Red, z, Node(Red, y, b, c), d) => Node(Red, y, Node(Black, k, l, b), Node(Black, z, c, d))
    case _ => Node(Black, k, l, r)
  }
  def makeRed(t: Tree): Tree = t match {
    case Node(Black, x, l, r) => Node(Red, x, l, r)
    case _ => sys.error("no such tree")
  }
  def makeBlack(t: Tree): Tree = t match {
    case Leaf => Leaf
    case Node(_, x, l, r) => Node(Black, x, l, r)
  }
}
