// ask: check
sealed abstract class Bag[T] {
  def size: Int = this match {
    case Empty() => 0
    case More(_, rest) => 1
  }
  def ++(that: Bag[T]): Bag[T] = this match {
    case Empty() => that
    case More(x, rest) => More(x, that ++ rest)
  }
}
case class Empty[T]() extends Bag[T]
case class More[T](x: T, rest: Bag[T]) extends Bag[T]
