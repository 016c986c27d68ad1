// ask: check
sealed trait Nat
case object Zero extends Nat
case class Succ(n: Nat) extends Nat
sealed trait Tree[A]
case class Leaf[A]() extends Tree[A]
case class Node[A](x: A, left: Tree[A]) extends Tree[A]
object Results {
  def next(n: Nat) = Zero
  def both(n: Nat): (Nat, List[Nat]) = (n, List(n))
  def half(x: Int) = Some(x / 2)
  def single(x: Int) = Node(x, Leaf[Int]())
  def same(n: Nat): Nat = Succ(n)
  def later(n: Nat) = (x: Int) => Zero
}
