// ask: run --fuel 1000000 -e "Main.f(1, 3)"
class N[-A]
class C[A] extends N[N[C[C[A]]]]
object Main {
  def f[A](a: A, n: Int): Int = if (n == 0) 0 else f(List(a), n - 1)
  val q: N[C[Int]] = new C[Int]
}
