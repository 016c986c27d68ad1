// ask: check
// Differs but for calls: what is printed hides no method of the program's.
object M {
  private val kept = Array(0)
  def a(x: Int): Array[Int] = { kept(0) = x; kept }
  def b(g: Int => Unit): Int = { g(2); g(1); 3 }
  def record(g: Int => Unit): Unit = { g(2); g(1) }
  def calls(n: Int): Int = n
  def f(n: Int): () => Int = { var r = n; () => { r += 1; if (r == n + 2) 5 else r } }
  def x(a: Array[Int]): Array[Int] = a.clone
}
