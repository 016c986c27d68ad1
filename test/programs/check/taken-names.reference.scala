// ask: check
object M {
  def a(x: Int): Array[Int] = Array(x)
  def b(g: Int => Unit): Int = { g(1); g(2); 3 }
  def record(g: Int => Unit): Unit = { g(1); g(2) }
  def calls(n: Int): Int = n
  def f(n: Int): () => Int = { var r = n; () => { r += 1; r } }
  def x(a: Array[Int]): Array[Int] = a
}
