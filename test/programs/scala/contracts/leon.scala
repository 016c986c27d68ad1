// ask: run -e "Proofs.sample" -e "Proofs.fact(BigInt(5))" -e "Proofs.none"
// The same of Leon.
import leon._
import leon.lang._
import leon.collection._
object Proofs {
  def sum(l: List[Int]): Int = { decreases(l.size); l match { case Nil() => 0; case Cons(h, t) => h + sum(t) } }
  def sample: Int = sum(Cons(1, Cons(2, Nil())))
  def none: Int = first(None[Int]())
  def fact(n: BigInt): BigInt = { decreases(n); n match { case BigInt(0) => BigInt(1); case m => m * fact(m - 1) } }
  def first(o: Option[Int]): Int = o match { case None() => -1; case Some(n) => n }
}
