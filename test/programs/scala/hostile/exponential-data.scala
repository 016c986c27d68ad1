// ask: run --fuel 1000000 -e "Main.t == Main.t" -e "Main.depth(Main.t)"
object Main {
  sealed trait T
  case object L extends T
  case class N(l: T, r: T) extends T
  def f(n: Int): T = if (n == 0) L else { val t = f(n - 1); N(t, t) }
  val t = f(60)
  def depth(t: T): Int = t match { case L => 0; case N(l, _) => 1 + depth(l) }
}
