// ask: test
// Contracts that cannot be computed: what is left out is told.
import stainless.lang._

object NotComputed {
  case class Box(var x: BigInt)
  def before(b: Box): Unit = {
    b.x = b.x + 1
  } ensuring (_ => b.x == old(b).x + 1)
  def forEvery(n: BigInt): BigInt = {
    n - 1
  } ensuring (r => forall((k: BigInt) => (k < r) ==> (k < n)))
  def demandsForEvery(n: BigInt): BigInt = {
    require(forall((k: BigInt) => k >= 0 || k < n))
    n - 1
  } ensuring (_ >= 0)
  def anyAbove(n: BigInt): BigInt = {
    if (n > 0) n else choose((k: BigInt) => k > n)
  } ensuring (_ >= 0)
}
