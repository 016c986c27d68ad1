// ask: run --fuel 1000000 -e "(new A).toString" -e "(new A).wait_" -e "A.equals(1)" -e "(new A).hashCode" -e "(new A).getClass_" -e "List(new A)"
class A {
  def wait_ = 1
  def getClass_ = 2
  override def toString = "</script><b>"
  override def hashCode = -0
}
object A { override def equals(o: Any) = true }
