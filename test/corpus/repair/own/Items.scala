// Lists of integers of our own: sorted insertion, removal, runs of equal items.
import stainless.lang._

object Items {
  sealed abstract class Items
  case class Item(head: Int, rest: Items) extends Items
  case class End() extends Items

  def length(l: Items): BigInt = {
    l match {
      case End() => BigInt(0)
      case Item(_, rest) => 1 + length(rest)
    }
  } ensuring { res => res >= 0 }

  def count(x: Int, l: Items): BigInt = l match {
    case End() => BigInt(0)
    case Item(head, rest) => if (head == x) 1 + count(x, rest) else count(x, rest)
  }

  def sorted(l: Items): Boolean = l match {
    case Item(a, Item(b, rest)) => a <= b && sorted(Item(b, rest))
    case _ => true
  }

  def insert(x: Int, l: Items): Items = {
    require(sorted(l))
    l match {
      case End() => Item(x, End())
      case Item(head, rest) => if (x <= head) Item(x, l) else Item(head, insert(x, rest))
    }
  } ensuring { res => sorted(res) && length(res) == length(l) + 1 && count(x, res) == count(x, l) + 1 }

  def without(x: Int, l: Items): Items = {
    l match {
      case End() => End()
      case Item(head, rest) => if (head == x) without(x, rest) else Item(head, without(x, rest))
    }
  } ensuring { res => count(x, res) == 0 && length(res) + count(x, l) == length(l) }

  def append(a: Items, b: Items): Items = {
    a match {
      case End() => b
      case Item(head, rest) => Item(head, append(rest, b))
    }
  } ensuring { res => length(res) == length(a) + length(b) && ((a, b, res) match {
    case (Item(x, End()), Item(y, End()), other) => other == Item(x, Item(y, End()))
    case _ => true
  }) }

  def deal(l: Items): (Items, Items) = {
    l match {
      case Item(a, Item(b, rest)) =>
        val (left, right) = deal(rest)
        (Item(a, left), Item(b, right))
      case other => (other, End())
    }
  } ensuring { res => res match {
    case (left, right) =>
      length(left) + length(right) == length(l) && length(left) >= length(right) && length(left) <= length(right) + 1
  } }

  sealed abstract class Runs
  case class Run(item: Int, times: BigInt, more: Runs) extends Runs
  case class NoRun() extends Runs

  def written(times: BigInt, item: Int, more: Items): Items =
    if (times <= 0) more else Item(item, written(times - 1, item, more))

  def unpacked(runs: Runs): Items = runs match {
    case NoRun() => End()
    case Run(item, times, more) => written(times, item, unpacked(more))
  }

  def packed(l: Items): Runs = {
    l match {
      case End() => NoRun()
      case Item(head, rest) =>
        packed(rest) match {
          case Run(item, times, more) =>
            if (item == head) Run(item, times + 1, more) else Run(head, BigInt(1), Run(item, times, more))
          case NoRun() => Run(head, BigInt(1), NoRun())
        }
    }
  } ensuring { res => unpacked(res) == l && ((l, res) match {
    case (Item(a, Item(b, End())), Run(_, n, NoRun())) => n == 2
    case (Item(a, Item(b, End())), _) => a != b
    case _ => true
  }) }
}
