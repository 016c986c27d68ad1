// ask: run --fuel 1000000 -e "Main.f(C(C(null)))"
class A(val a: A)
case class C(b: A) extends A(b)
object Main { def f(a: A): Int = a match { case null => 0; case C(b) => 1 + f(b); case _ => 2 } }
