object T {
  def any(x: Any): Int = x match { case _: Any => 1; case _ => 2 }
  def text(x: String): Int = x match { case _: String => 1; case _ => 2 }
  def part(x: Option[Any]): Int = x match { case Some(_: Any) => 1; case _ => 2 }
  def asked(x: Any): Boolean = x.isInstanceOf[Any]
  def same(x: String): Int = x match { case s: String => s.length; case _ => 0 }
}
