// ask: run --fuel 1000000 -e "Main.max(new K(1), new K(2)).n"
trait Ord[A <: Ord[A]] { def less(o: A): Boolean }
class K(val n: Int) extends Ord[K] { def less(o: K): Boolean = n < o.n }
object Main { def max[A <: Ord[A]](a: A, b: A): A = if (a.less(b)) b else a }
