// ask: test --strategy random-path --decisions 8
// A bound on the length of paths: what needs more decisions is not found, and nothing is claimed of it.
object Decisions {
  def short(n: BigInt): BigInt = {
    if (n > 5) -n else n
  } ensuring (_ > -6)
  def long(xs: List[Boolean]): Int = {
    if (xs == List(true, false, true, true, false, true, false)) -1 else 0
  } ensuring (_ >= 0)
}
