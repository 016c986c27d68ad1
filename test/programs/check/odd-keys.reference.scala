import scala.collection.mutable

object Keys {
  class Code(val a: Int, val code: Int) {
    override def equals(o: Any): Boolean = o match { case x: Code => x.a == a; case _ => false }
    override def hashCode: Int = code
  }
  class Least(val a: Int) {
    override def equals(o: Any): Boolean = o match { case x: Least => x.a <= a; case _ => false }
    override def hashCode: Int = 1
  }
  case class Point(var x: Int)
  case class C(x: Int)
  class D extends C(5)
  class Never extends C(5) { override def equals(o: Any): Boolean = false }

  def few(n: Int): Int = Set(new Code(n, 1), new Code(n, 2)).size
  def table(n: Int): Int = mutable.Set(new Code(n, 1), new Code(n, 2)).size
  def same(n: Int): Int = mutable.Set(new Code(n, 1), new Code(n, 1)).size
  def changed(n: Int): Boolean = { val p = Point(n); val s = mutable.Set(p); p.x = n + 1; s.contains(p) }
  def asked(n: Int): (Boolean, Boolean) = (Set(new Least(n)).contains(new Least(3)), mutable.Set(new Least(n)).contains(new Least(3)))
  def index(n: Int): (Int, Boolean) = (List(new Least(n)).indexOf(new Least(3)), List(new Least(n)).contains(new Least(3)))
  def values(n: Int): Boolean = Map(1 -> new Least(n)) == Map(1 -> new Least(3))
  def heirs(n: Int): (Boolean, Boolean, Boolean) = (new D == C(n), C(n) == new D, new Never == C(n))
  def heirsInside(n: Int): (Boolean, Int) = (List[Any](new D).contains(C(n)), Set[C](new D, C(n)).size)
  def fits(n: Int): Int = (if (n > 0) new D else C(n)) match { case C(x) => x; case _ => -1 }
}
