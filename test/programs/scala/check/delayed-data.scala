// ask: check
// Data whose rest is a function of nothing.
object A {
  sealed abstract class N
  case object E extends N
  case class C(x: Int, t: () => N) extends N
  def sum(s: () => N): Int = s() match { case E => 0; case C(x, t) => x }
  def first(n: N): Int = n match { case E => 0; case C(x, t) => t() match { case E => 1; case C(y, _) => y + 1 } }
}
