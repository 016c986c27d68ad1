// ask: test
// What holds of every object of a class, when it is made and when it is changed; and what holds in every round of a loop.
import stainless.lang._
import stainless.annotation._

object Invariants {
  case class Positive(n: BigInt) {
    @invariant def positive: Boolean = n > 0
  }
  def less(p: Positive): Positive = Positive(p.n - 1)
  def more(p: Positive): Positive = Positive(p.n + 1)
  def isPositive(p: Positive): Boolean = (p.n > 0).holds

  /** Of whole objects: the value is there when it is asked. */
  trait Marked {
    def mark: BigInt
    @invariant def isMarked: Boolean = mark > 0
  }
  case class Later(n: BigInt) extends Marked {
    val mark: BigInt = { var k = BigInt(4); k += 1; assert(k == 5); k }
  }
  def later(n: BigInt): Marked = Later(n)

  case class Sized[A](items: List[A], size: Int) {
    require(size == items.length)
  }
  def push[A](s: Sized[A], x: A): Sized[A] = Sized(x :: s.items, s.size + 1)
  def pop[A](s: Sized[A]): Sized[A] = Sized(s.items.drop(1), s.size - 1)
  def agrees(s: Sized[Boolean]): Boolean = (s.size == s.items.length).holds

  case class Counter(var n: BigInt) {
    require(n >= 0)
    def down(): Unit = { n = n - 1 }
    def up(): Unit = { n = n + 1 }
  }
  def set(c: Counter, n: BigInt): Unit = { c.n = n }
  def setWell(c: Counter, n: BigInt): Unit = {
    require(n >= 0)
    c.n = n
  }

  def byTwo(n: Int): Int = {
    require(n >= 0 && n < 5)
    var i = 0
    (while (i < n) { i = i + 2 }).invariant(i <= n)
    i
  }
  def byOne(n: Int): Int = {
    require(n >= 0 && n < 5)
    var i = 0
    (while (i < n) { i = i + 1 }).invariant(i <= n)
    i
  } ensuring (i => i == n)
  def notBefore(n: Int): Int = {
    require(n < 5)
    var i = 0
    (while (i < n) { i = i + 1 }).invariant(i <= n)
    i
  }
}
