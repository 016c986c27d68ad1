// ask: run --fuel 1000000 -e "(new B).f"
trait A {
  def f: Int = g
  def g: Int
}
class B extends A {
  def g: Int = super.f
}
