// ask: test
// What is proved: by induction, with lemmas that the program has; wherever it ends; as long as another function is right.
import stainless.lang._

object Proved {
  sealed abstract class Nums
  case class Cons(head: BigInt, tail: Nums) extends Nums
  case class Nil() extends Nums

  def size(l: Nums): BigInt = {
    l match {
      case Nil() => BigInt(0)
      case Cons(_, rest) => 1 + size(rest)
    }
  } ensuring (_ >= 0)

  def append(a: Nums, b: Nums): Nums = {
    a match {
      case Nil() => b
      case Cons(x, rest) => Cons(x, append(rest, b))
    }
  } ensuring (r => size(r) == size(a) + size(b))

  def isSorted(l: Nums): Boolean = l match {
    case Cons(x, Cons(y, rest)) => x <= y && isSorted(Cons(y, rest))
    case _ => true
  }

  def insert(x: BigInt, l: Nums): Nums = {
    require(isSorted(l))
    l match {
      case Nil() => Cons(x, Nil())
      case Cons(y, rest) => if (x <= y) Cons(x, l) else Cons(y, insert(x, rest))
    }
  } ensuring (r => isSorted(r) && size(r) == size(l) + 1)

  def appendNil(l: Nums): Boolean = {
    (append(l, Nil()) == l) because (l match {
      case Nil() => true
      case Cons(_, rest) => appendNil(rest)
    })
  }.holds

  def twice(l: Nums): Nums = {
    appendNil(l)
    append(append(l, Nil()), l)
  } ensuring (r => r == append(l, l))

  // That it ends is another matter.
  def ninetyOne(n: BigInt): BigInt = {
    if (n > 100) n - 10 else ninetyOne(ninetyOne(n + 11))
  } ensuring (_ >= 91)

  // A product of unknowns: it is only tried.
  def power(n: BigInt): BigInt = {
    require(n >= 0)
    if (n == 0) BigInt(1) else power(n - 1) * (n * n + 1)
  } ensuring (_ > 0)

  def more(n: BigInt): BigInt = {
    require(n >= 0)
    power(n) + n
  } ensuring (_ > n)
}
