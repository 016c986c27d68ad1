// ask: check
// Sets and maps go by hash codes; which of two is asked whether they are equal; heirs of a case class.
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

  def few(n: Int): Int = 1
  def table(n: Int): Int = 1
  def same(n: Int): Int = 1
  def changed(n: Int): Boolean = true
  def asked(n: Int): (Boolean, Boolean) = (n <= 3, n <= 3)
  def index(n: Int): (Int, Boolean) = (if (n <= 3) 0 else -1, 3 <= n)
  def values(n: Int): Boolean = n <= 3
  def heirs(n: Int): (Boolean, Boolean, Boolean) = (n == 5, n == 5, false)
  def heirsInside(n: Int): (Boolean, Int) = (n == 5, if (n == 5) 1 else 2)
  def fits(n: Int): Int = if (n > 0) -1 else n
}
