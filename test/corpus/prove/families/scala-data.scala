/*** about: data, equality and matching in Scala ***/
/*** reference ***/
sealed trait T
case class L(n: Int) extends T
case class N(a: T, b: T) extends T
case class P(x: Int)(val y: Int)
object O { def f(t: T, p: Int): Int = t match { case L(n) => n; case N(a, b) => f(a, p) + f(b, p) } }
/*** inputs ***/
L(0), 0
L(3), 1
N(L(1), L(2)), 1
N(N(L(1), L(1)), L(5)), 2
/*** wrong: left twice ***/
f(a, p) + f(b, p) ===> f(a, p) + f(a, p)
/*** wrong: itself ***/
f(a, p) + f(b, p) ===> f(a, p) + f(t, p)
/*** wrong: equal parts once ***/
case N(a, b) => ===> case N(a, b) if a == b => f(a, p); case N(a, b) =>
/*** wrong: identical parts ***/
case N(a, b) => ===> case N(a, b) if a eq a => f(a, p); case N(a, b) =>
/*** wrong: a case is missing ***/
case L(n) => n; ===> case L(0) => 0; case L(3) => 3;
/*** wrong: second parameters do not count ***/
f(a, p) + f(b, p) } ===> if (P(p)(1) == P(p)(2)) 7 else f(a, p) + f(b, p) }
/*** wrong: a literal ***/
case L(n) => n; ===> case L(5) => 6; case L(n) => n;
/*** wrong: toString ***/
case L(n) => n; ===> case L(n) => n.toString.length;
/*** wrong: null ***/
case L(n) => n; ===> case L(n) => if (n == 3) { val s: String = null; s.length } else n;
/*** wrong: throws ***/
case L(n) => n; ===> case L(n) => if (n == 5) throw new Exception("five") else n;
/*** wrong: a cast ***/
case L(n) => n; ===> case L(n) => if (n == 5) t.asInstanceOf[N].a.hashCode else n;
