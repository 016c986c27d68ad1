// Search trees and heaps of our own.
object Trees {
  sealed abstract class Tree
  case class Fork(left: Tree, value: Int, right: Tree) extends Tree
  case class Tip() extends Tree

  def size(t: Tree): BigInt = t match {
    case Tip() => BigInt(0)
    case Fork(left, _, right) => size(left) + 1 + size(right)
  }

  def within(t: Tree, from: BigInt, to: BigInt): Boolean = t match {
    case Tip() => true
    case Fork(left, value, right) =>
      from < BigInt(value) && BigInt(value) < to && within(left, from, BigInt(value)) && within(right, BigInt(value), to)
  }

  def isSearch(t: Tree): Boolean = within(t, BigInt(-3000000000L), BigInt(3000000000L))

  def has(t: Tree, x: Int): Boolean = {
    require(isSearch(t))
    t match {
      case Tip() => false
      case Fork(left, value, right) =>
        if (x < value) has(left, x) else if (value < x) has(right, x) else true
    }
  } ensuring { res => res == somewhere(t, x) }

  def somewhere(t: Tree, x: Int): Boolean = t match {
    case Tip() => false
    case Fork(left, value, right) => value == x || somewhere(left, x) || somewhere(right, x)
  }

  def add(t: Tree, x: Int): Tree = {
    require(isSearch(t))
    t match {
      case Tip() => Fork(Tip(), x, Tip())
      case Fork(left, value, right) =>
        if (x < value) Fork(add(left, x), value, right)
        else if (value < x) Fork(left, value, add(right, x))
        else t
    }
  } ensuring { res => isSearch(res) && somewhere(res, x) && size(res) == size(t) + (if (somewhere(t, x)) 0 else 1) }

  def mirror(t: Tree): Tree = {
    t match {
      case Tip() => Tip()
      case Fork(left, value, right) => Fork(mirror(right), value, mirror(left))
    }
  } ensuring { res => size(res) == size(t) && ((t, res) match {
    case (Fork(Fork(a, x, b), y, Tip()), other) => other == Fork(Tip(), y, Fork(mirror(b), x, mirror(a)))
    case _ => true
  }) }

  def isHeap(t: Tree): Boolean = t match {
    case Tip() => true
    case Fork(left, value, right) => above(value, left) && above(value, right) && isHeap(left) && isHeap(right)
  }

  def above(x: Int, t: Tree): Boolean = t match {
    case Tip() => true
    case Fork(_, value, _) => x <= value
  }

  def join(a: Tree, b: Tree): Tree = {
    require(isHeap(a) && isHeap(b))
    (a, b) match {
      case (Tip(), other) => other
      case (other, Tip()) => other
      case (Fork(l1, x, r1), Fork(l2, y, r2)) =>
        if (x <= y) Fork(join(r1, b), x, l1) else Fork(join(r2, a), y, l2)
    }
  } ensuring { res => isHeap(res) && size(res) == size(a) + size(b) }
}
