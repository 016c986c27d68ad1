object Any2 {
  def one(x: Any): Int = x match { case 1 => 1; case _ => 0 }
  def double(x: Any): Int = x match { case 1.0 => 1; case _ => 0 }
  def boxed(n: Int): Int = one(n.toDouble) + double(n)
}
