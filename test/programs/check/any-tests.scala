// ask: check
// Boxed numbers are equal as numbers, in patterns too; a Char looks like an Int, and is none.
object Any2 {
  def one(x: Any): Int = x match { case 1 => 1; case _ => 0 }
  def double(x: Any): Int = x match { case x: Double if x == 1.0 => 1; case _ => 0 }
  def boxed(n: Int): Int = 0
  def int(x: Any): Int = x match { case _: Int => 1; case _ => 0 }
  def char(c: Char): Int = 1
}
