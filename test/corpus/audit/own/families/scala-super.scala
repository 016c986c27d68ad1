/*** about: super by linearisation ***/
/*** check: --function M.order ***/
/*** reference ***/
object M {
  trait Base { def f(n: Int): List[String] = List("base" + n) }
  trait A extends Base { override def f(n: Int): List[String] = "a" :: super.f(n + 1) }
  trait B extends Base { override def f(n: Int): List[String] = "b" :: super.f(n * 2) }
  class C extends A with B
  def order(n: Int): List[String] = new C().f(n)
}
/*** inputs ***/
def cases = E.cases(E.ints(0, 1, -1, 2, 3))(n => M.order(n))
/*** right: written out ***/
object M {
  def order(n: Int): List[String] = List("b", "a", "base" + (n * 2 + 1))
}
/*** right: an anonymous class ***/
class C extends A with B ===> abstract class C
new C().f(n) ===> (new C with A with B).f(n)
/*** right: stacked ***/
object M {
  abstract class Base { def f(n: Int): List[String] }
  class Plain extends Base { def f(n: Int): List[String] = List("base" + n) }
  trait A extends Base { abstract override def f(n: Int): List[String] = "a" :: super.f(n + 1) }
  trait B extends Base { abstract override def f(n: Int): List[String] = "b" :: super.f(n * 2) }
  def order(n: Int): List[String] = (new Plain with A with B).f(n)
}
/*** wrong: the other order ***/
extends A with B ===> extends B with A
/*** wrong: B alone ***/
class C extends A with B ===> class C extends B
/*** wrong: B's own ancestor ***/
super.f(n * 2) ===> super[Base].f(n * 2)
/*** wrong: A is before C ***/
class C extends A with B ===> class C extends B { override def f(n: Int) = "a" :: super.f(n + 1) }
