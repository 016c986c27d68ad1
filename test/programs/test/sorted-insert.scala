// ask: test --count --budget 20000
// Insertion into a sorted list: right, without an element, and in the wrong place.
object Sorted {
  def isSorted(xs: List[Int]): Boolean = xs match {
    case x :: (rest @ (y :: _)) => x <= y && isSorted(rest)
    case _ => true
  }

  def insert(x: Int, xs: List[Int]): List[Int] = {
    require(isSorted(xs))
    xs match {
      case Nil => List(x)
      case y :: ys => if (x <= y) x :: xs else y :: insert(x, ys)
    }
  } ensuring (r => isSorted(r) && r.length == xs.length + 1)

  def insertIntoEmpty(x: Int, xs: List[Int]): List[Int] = {
    require(isSorted(xs))
    xs match {
      case Nil => List(x)
      case y :: ys => if (x <= y) x :: xs else y :: ys
    }
  } ensuring (r => r.length == xs.length + 1)

  def insertFirst(x: Int, xs: List[Int]): List[Int] = {
    require(isSorted(xs))
    x :: xs
  } ensuring (r => isSorted(r))

  def insertTwice(x: Int, xs: List[Int]): List[Int] = {
    require(isSorted(xs))
    insert(x, insertIntoEmpty(x, x :: xs))
  }
}
