// ask: test --budget 400000
// Insertion into a list whose elements get larger: right, and with a duplicate.
object SortedList {
  sealed abstract class Elements
  case object Empty extends Elements
  case class More(first: Int, rest: Elements) extends Elements

  def isSorted(xs: Elements): Boolean = xs match {
    case More(x, rest @ More(y, _)) => x < y && isSorted(rest)
    case _ => true
  }

  def length(xs: Elements): BigInt = xs match {
    case Empty => BigInt(0)
    case More(_, rest) => length(rest) + 1
  }

  def insert(x: Int, xs: Elements): Elements = {
    require(isSorted(xs))
    xs match {
      case Empty => More(x, Empty)
      case More(y, rest) => if (x < y) More(x, xs) else if (x == y) xs else More(y, insert(x, rest))
    }
  } ensuring (r => isSorted(r))

  def insertBad(x: Int, xs: Elements): Elements = {
    require(isSorted(xs))
    xs match {
      case Empty => More(x, Empty)
      case More(y, rest) => if (x < y) More(x, xs) else More(y, insertBad(x, rest))
    }
  } ensuring (r => isSorted(r))

  def map(f: Int => Int, xs: Elements): Elements = {
    xs match {
      case Empty => Empty
      case More(x, rest) => More(f(x), map(f, rest))
    }
  } ensuring (r => length(r) == length(xs))
}
