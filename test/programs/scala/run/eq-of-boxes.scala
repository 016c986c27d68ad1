// Java keeps one box for each small number, and truths are one object each; other numbers differ from each other.
object Main {
  def same(a: Any, b: Any): Boolean = a.asInstanceOf[AnyRef] eq b.asInstanceOf[AnyRef]
  def differ[A](a: A, b: A): Boolean = a.asInstanceOf[AnyRef] ne b.asInstanceOf[AnyRef]
  def main(args: Array[String]): Unit = {
    println(same(1, 1), same(127, 127), same(-128, -128), same(1, 2), same(1000, 1001))
    println(same(true, true), same(true, false), same((), ()), same(1, true), same(0.5, 1.5), same(1, 1.0))
    println(differ(3, 3), differ(3, 4), differ(5000, 4), differ(None, None), differ(Nil, List(1)))
    val xs = List(1)
    println(same(xs, xs), same(xs, List(1)), same("a" + xs.length, "a1"))
  }
}
