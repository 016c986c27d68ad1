trait A { def f: Int; val g: String; type T }
abstract class B extends A { override val f = 1; def h(x: Int): Int }
class E private (x: Int) { def this_ = 1 }
class F[A, B](x: A)
class G()
object H extends App { println("a") }
