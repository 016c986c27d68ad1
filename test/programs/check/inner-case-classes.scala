// ask: check
// Case classes of a class belong to its objects: == and patterns ask which.
object Inner {
  class Outer(val n: Int) {
    case class In(a: Int) { def up: In = copy(a = a + 1) }
    final case class Fin(a: Int)
    sealed abstract class Shape
    case class Dot(x: Int) extends Shape
    def mine(x: Any): Boolean = x match { case In(_) => true; case _ => false }
    def tested(x: Any): Boolean = x match { case _: Shape => true; case _ => false }
    def dots(x: Outer#Shape): Boolean = x match { case Dot(_) => true; case _ => false }
  }
  trait Base { case class Leaf(a: Int) }
  object One extends Base
  object Two extends Base

  def equal(a: Int): Boolean = { val o = new Outer(1); val p = new Outer(1); true }
  def same(a: Int): Boolean = { val o = new Outer(1); true }
  def copied(a: Int): Boolean = { val o = new Outer(1); val p = new Outer(2); true }
  def inside(a: Int): Boolean = { val o = new Outer(1); val p = new Outer(1); true }
  def path(a: Any): Int = { val o = new Outer(1); val p = new Outer(1); (p.In(1): Any) match { case p.In(_) => 1; case _ => 2 } }
  def typed(a: Int): (Boolean, Boolean) = { val o = new Outer(1); val p = new Outer(1); (false, false) }
  def finals(a: Int): Boolean = { val o = new Outer(1); val p = new Outer(1); true }
  def traits(a: Int): Boolean = true
  def sets(a: Int): Int = { val o = new Outer(1); val p = new Outer(1); 1 }
}
