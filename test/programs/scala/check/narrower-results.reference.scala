// Results whose types nobody wrote: what is compared is the type that both programs have.
sealed trait Nat
case object Zero extends Nat
case class Succ(n: Nat) extends Nat
sealed trait Tree[A]
case class Leaf[A]() extends Tree[A]
case class Node[A](x: A, left: Tree[A]) extends Tree[A]
object Results {
  def next(n: Nat): Nat = Succ(n)
  def both(n: Nat) = (Zero, List(n))
  def half(x: Int): Option[Int] = if (x % 2 == 0) Some(x / 2) else None
  def single(x: Int): Tree[Int] = Node(x, Leaf())
  def same(n: Nat) = Succ(n)
  def later(n: Nat): Int => Nat = x => n
}
