// ask: test --budget 400000
// Maps as trees that are balanced by their sizes, as in Haskell's library: what Target calls right, and its wrong variants.
object SizedMap {
  sealed abstract class Tree
  case object Tip extends Tree
  case class Bin(size: Int, key: Int, left: Tree, right: Tree) extends Tree

  def sizeOf(t: Tree): Int = t match {
    case Tip => 0
    case Bin(n, _, _, _) => n
  }
  def bin(k: Int, l: Tree, r: Tree): Tree = Bin(sizeOf(l) + sizeOf(r) + 1, k, l, r)
  def single(k: Int): Tree = Bin(1, k, Tip, Tip)

  def ordered(t: Tree, low: Option[Int], high: Option[Int]): Boolean = t match {
    case Tip => true
    case Bin(_, x, l, r) =>
      (low match { case Some(y) => y < x case None => true }) &&
      (high match { case Some(y) => x < y case None => true }) &&
      ordered(l, low, Some(x)) && ordered(r, Some(x), high)
  }
  def sizesAreRight(t: Tree): Boolean = t match {
    case Tip => true
    case Bin(n, _, l, r) => sizesAreRight(l) && sizesAreRight(r) && n == sizeOf(l) + sizeOf(r) + 1
  }
  def isBalanced(t: Tree): Boolean = t match {
    case Tip => true
    case Bin(_, _, l, r) =>
      (sizeOf(l) + sizeOf(r) <= 1 || (sizeOf(l) <= 3 * sizeOf(r) && sizeOf(r) <= 3 * sizeOf(l))) &&
      isBalanced(l) && isBalanced(r)
  }
  def isMap(t: Tree): Boolean = sizesAreRight(t) && isBalanced(t) && ordered(t, None, None)

  // The right side was made smaller, or the left one larger.
  def balanceL(k: Int, l: Tree, r: Tree): Tree =
    if (sizeOf(l) + sizeOf(r) <= 1 || sizeOf(l) <= 3 * sizeOf(r)) bin(k, l, r)
    else l match {
      case Bin(_, lk, ll, lr) =>
        if (sizeOf(lr) < 2 * sizeOf(ll)) bin(lk, ll, bin(k, lr, r))
        else lr match {
          case Bin(_, mk, ml, mr) => bin(mk, bin(lk, ll, ml), bin(k, mr, r))
          case Tip => sys.error("no such tree")
        }
      case Tip => sys.error("no such tree")
    }
  // The left side was made smaller, or the right one larger.
  def balanceR(k: Int, l: Tree, r: Tree): Tree =
    if (sizeOf(l) + sizeOf(r) <= 1 || sizeOf(r) <= 3 * sizeOf(l)) bin(k, l, r)
    else r match {
      case Bin(_, rk, rl, rr) =>
        if (sizeOf(rl) < 2 * sizeOf(rr)) bin(rk, bin(k, l, rl), rr)
        else rl match {
          case Bin(_, mk, ml, mr) => bin(mk, bin(k, l, ml), bin(rk, mr, rr))
          case Tip => sys.error("no such tree")
        }
      case Tip => sys.error("no such tree")
    }

  def ins(x: Int, t: Tree): Tree = t match {
    case Tip => single(x)
    case Bin(n, y, l, r) =>
      if (x < y) balanceL(y, ins(x, l), r) else if (x > y) balanceR(y, l, ins(x, r)) else Bin(n, x, l, r)
  }
  def insert(x: Int, t: Tree): Tree = {
    require(isMap(t))
    ins(x, t)
  } ensuring (r => isMap(r))

  def insBad(x: Int, t: Tree): Tree = t match {
    case Tip => single(x)
    case Bin(n, y, l, r) =>
      if (x < y) balanceR(y, insBad(x, l), r) else if (x > y) balanceL(y, l, insBad(x, r)) else Bin(n, x, l, r)
  }
  def insertBad(x: Int, t: Tree): Tree = {
    require(isMap(t))
    insBad(x, t)
  } ensuring (r => isMap(r))

  def smallest(k: Int, l: Tree): Int = l match {
    case Tip => k
    case Bin(_, lk, ll, _) => smallest(lk, ll)
  }
  def largest(k: Int, r: Tree): Int = r match {
    case Tip => k
    case Bin(_, rk, _, rr) => largest(rk, rr)
  }
  def withoutSmallest(k: Int, l: Tree, r: Tree): Tree = l match {
    case Tip => r
    case Bin(_, lk, ll, lr) => balanceR(k, withoutSmallest(lk, ll, lr), r)
  }
  def withoutLargest(k: Int, l: Tree, r: Tree): Tree = r match {
    case Tip => l
    case Bin(_, rk, rl, rr) => balanceL(k, l, withoutLargest(rk, rl, rr))
  }
  def glue(l: Tree, r: Tree): Tree = (l, r) match {
    case (Tip, _) => r
    case (_, Tip) => l
    case (Bin(ln, lk, ll, lr), Bin(rn, rk, rl, rr)) =>
      if (ln > rn) balanceR(largest(lk, lr), withoutLargest(lk, ll, lr), r)
      else balanceL(smallest(rk, rl), l, withoutSmallest(rk, rl, rr))
  }
  def del(x: Int, t: Tree): Tree = t match {
    case Tip => Tip
    case Bin(_, y, l, r) =>
      if (x < y) balanceR(y, del(x, l), r) else if (x > y) balanceL(y, l, del(x, r)) else glue(l, r)
  }
  def delete(x: Int, t: Tree): Tree = {
    require(isMap(t))
    del(x, t)
  } ensuring (r => isMap(r))

  def delBad(x: Int, t: Tree): Tree = t match {
    case Tip => Tip
    case Bin(_, y, l, r) =>
      if (x < y) balanceL(y, delBad(x, l), r) else if (x > y) balanceR(y, l, delBad(x, r)) else glue(l, r)
  }
  def deleteBad(x: Int, t: Tree): Tree = {
    require(isMap(t))
    delBad(x, t)
  } ensuring (r => isMap(r))

  def insertLargest(x: Int, t: Tree): Tree = t match {
    case Tip => single(x)
    case Bin(_, y, l, r) => balanceR(y, l, insertLargest(x, r))
  }
  def insertSmallest(x: Int, t: Tree): Tree = t match {
    case Tip => single(x)
    case Bin(_, y, l, r) => balanceL(y, insertSmallest(x, l), r)
  }
  def link(k: Int, l: Tree, r: Tree): Tree = (l, r) match {
    case (Tip, _) => insertSmallest(k, r)
    case (_, Tip) => insertLargest(k, l)
    case (Bin(ln, lk, ll, lr), Bin(rn, rk, rl, rr)) =>
      if (3 * ln < rn) balanceL(rk, link(k, l, rl), rr)
      else if (3 * rn < ln) balanceR(lk, ll, link(k, lr, r))
      else bin(k, l, r)
  }
  def merge(l: Tree, r: Tree): Tree = (l, r) match {
    case (Tip, _) => r
    case (_, Tip) => l
    case (Bin(ln, lk, ll, lr), Bin(rn, rk, rl, rr)) =>
      if (3 * ln < rn) balanceL(rk, merge(l, rl), rr)
      else if (3 * rn < ln) balanceR(lk, ll, merge(lr, r))
      else glue(l, r)
  }
  def below(k: Int, t: Tree): Tree = t match {
    case Tip => Tip
    case Bin(_, x, l, r) => if (x < k) link(x, l, below(k, r)) else if (x > k) below(k, l) else l
  }
  def above(k: Int, t: Tree): Tree = t match {
    case Tip => Tip
    case Bin(_, x, l, r) => if (x > k) link(x, above(k, l), r) else if (x < k) above(k, r) else r
  }
  def member(k: Int, t: Tree): Boolean = t match {
    case Tip => false
    case Bin(_, x, l, r) => if (k < x) member(k, l) else if (k > x) member(k, r) else true
  }

  def unite(a: Tree, b: Tree): Tree = (a, b) match {
    case (_, Tip) => a
    case (Tip, _) => b
    case (Bin(_, k, l, r), _) => link(k, unite(l, below(k, b)), unite(r, above(k, b)))
  }
  def union(a: Tree, b: Tree): Tree = {
    require(isMap(a) && isMap(b))
    unite(a, b)
  } ensuring (r => isMap(r))

  def uniteBad(a: Tree, b: Tree): Tree = (a, b) match {
    case (_, Tip) => a
    case (Tip, _) => b
    case (Bin(_, k, l, r), _) => link(k, uniteBad(l, above(k, b)), uniteBad(r, below(k, b)))
  }
  def unionBad(a: Tree, b: Tree): Tree = {
    require(isMap(a) && isMap(b))
    uniteBad(a, b)
  } ensuring (r => isMap(r))

  def without(a: Tree, b: Tree): Tree = (a, b) match {
    case (Tip, _) => Tip
    case (_, Tip) => a
    case (_, Bin(_, k, l, r)) => merge(without(below(k, a), l), without(above(k, a), r))
  }
  def difference(a: Tree, b: Tree): Tree = {
    require(isMap(a) && isMap(b))
    without(a, b)
  } ensuring (r => isMap(r))

  def withoutBad(a: Tree, b: Tree): Tree = (a, b) match {
    case (Tip, _) => Tip
    case (_, Tip) => a
    case (_, Bin(_, k, l, r)) => merge(withoutBad(above(k, a), l), withoutBad(below(k, a), r))
  }
  def differenceBad(a: Tree, b: Tree): Tree = {
    require(isMap(a) && isMap(b))
    withoutBad(a, b)
  } ensuring (r => isMap(r))

  def common(a: Tree, b: Tree): Tree = (a, b) match {
    case (Tip, _) => Tip
    case (_, Tip) => Tip
    case (Bin(_, k, l, r), _) =>
      val (small, large) = (common(l, below(k, b)), common(r, above(k, b)))
      if (member(k, b)) link(k, small, large) else merge(small, large)
  }
  def intersection(a: Tree, b: Tree): Tree = {
    require(isMap(a) && isMap(b))
    common(a, b)
  } ensuring (r => isMap(r))

  def commonBad(a: Tree, b: Tree): Tree = (a, b) match {
    case (Tip, _) => Tip
    case (_, Tip) => Tip
    case (Bin(_, k, l, r), _) =>
      val (small, large) = (commonBad(l, below(k, b)), commonBad(r, above(k, b)))
      if (member(k, b)) link(k, large, small) else merge(small, large)
  }
  def intersectionBad(a: Tree, b: Tree): Tree = {
    require(isMap(a) && isMap(b))
    commonBad(a, b)
  } ensuring (r => isMap(r))
}
