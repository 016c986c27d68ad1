// ask: run -e "Proofs.plusOne(1)" -e "Proofs.double(3)" -e "Proofs.chain(2)" -e "Proofs.wrong(2)" -e "Proofs.lemma(List(1, 2), List(3))" -e "Proofs.known(4)"
// Proofs of Stainless: what they say is computed, and holds or not.
import stainless.lang._
import stainless.proof._
object Proofs {
  def plusOne(x: BigInt): Boolean = { x + 1 > x } because trivial
  def double(x: BigInt): Boolean = ((x + x) ==| trivial | (BigInt(2) * x)).qed
  def chain(x: BigInt): Boolean = {
    (x + x + x)               ==| trivial   |
    (BigInt(2) * x + x)       ==| double(x) |
    (BigInt(3) * x)
  }.qed
  def wrong(x: BigInt): Boolean = (x ==| trivial | (x + 1)).qed
  def lemma(a: List[Int], b: List[Int]): Boolean = check((a ++ b).length == a.length + b.length)
  def known(x: BigInt): Boolean = by(x > 0)(x >= 0)
}
