// ask: test
// Null is no input: what asks for it holds of others.
object C {
  def never(): Boolean = { (null: Any).isInstanceOf[Any] } ensuring (_ == false)
  def only(x: Any): Int = { x match { case _: Any => 1 } } ensuring (_ == 1)
  def second(): Int = { (null: Any) match { case _: Any => 1; case _ => 2 } } ensuring (_ == 2)
}
