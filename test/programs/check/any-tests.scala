// ask: check
// Boxed numbers are equal as numbers, in patterns too.
object Any2 {
  def one(x: Any): Int = x match { case 1 => 1; case _ => 0 }
  def double(x: Any): Int = x match { case x: Double if x == 1.0 => 1; case _ => 0 }
  def boxed(n: Int): Int = 0
}
