// ask: run
object Main {
  def f(x: Int): Int = {
    val y = x + 1
    class A(val p: Int) { def q = p * 2 }
    case class B(k: Int) extends A(k + y) { val z = k * y; lazy val w = z + x; def all = p + q + z + w }
    case class C(k: Int) extends A(k) { val b = B(k + y); val c = b.z + 1 }
    B(2).all + C(3).b.all + C(4).c
  }
  class Outer(val n: Int) {
    case class Inner(m: Int) { val s = m + n; val t = s * 2 }
    def go: Int = Inner(3).t + Inner(4).s
  }
  def main(a: Array[String]): Unit = { println(f(3)); println(new Outer(10).go) }
}
