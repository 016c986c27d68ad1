// ask: run --fuel 1000000 -e "(new B).f(1)"
class A {
  def f(n: Int): Int = g(n)
  def g(n: Int): Int = n
}
class B extends A {
  override def g(n: Int): Int = f(n + 1)
}
