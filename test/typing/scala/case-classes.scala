/*** apply-and-fields ***/
case class A(n: Int, s: String)
object P { val a = A(1, "x"); val n: Int = a.n; val s: String = a.s }
/*** wrong-argument ***/
case class A(n: Int, s: String)
object P {
  val a = A("x", 1)
}
/*** field-is-val ***/
case class A(n: Int)
object P {
  val a = A(1)
  a.n = 2
}
/*** field-var ***/
case class A(var n: Int)
object P { val a = A(1); a.n = 2 }
/*** copy ***/
case class A(n: Int, s: String)
object P { val a: A = A(1, "x").copy(s = "y") }
/*** copy-unknown-field ***/
case class A(n: Int, s: String)
object P {
  val a = A(1, "x").copy(m = 2)
}
/*** copy-wrong-type ***/
case class A(n: Int, s: String)
object P {
  val a = A(1, "x").copy(n = "y")
}
/*** copy-changes-type-parameter ***/
case class Box[T](x: T)
object P { val b: Box[String] = Box(1).copy(x = "a") }
/*** pattern ***/
case class A(n: Int, s: String)
object P { def f(a: A): String = a match { case A(n, s) => s * n } }
/*** pattern-too-few ***/
case class A(n: Int, s: String)
object P {
  def f(a: A) = a match {
    case A(n) => n
  }
}
/*** pattern-too-many ***/
case class A(n: Int, s: String)
object P {
  def f(a: A) = a match {
    case A(n, s, t) => n
  }
}
/*** pattern-variable-type ***/
case class A(n: Int, s: String)
object P {
  def f(a: A): Int = a match {
    case A(n, s) => s
  }
}
/*** without-parameter-list ***/
case class A
/*** case-object ***/
case object A
object P { def f(x: Any) = x match { case A => 1; case _ => 2 }; val s: String = A.toString }
/*** companion-with-own-apply ***/
case class A(n: Int)
object A { def apply(s: String): A = A(s.length) }
object P { val a = A("x"); val b = A(1) }
/*** case-class-extends-case-class ***/
case class A(n: Int)
case class B(m: Int) extends A(m)
/*** constructor-as-function ***/
case class A(n: Int)
object P { val l: List[A] = List(1, 2).map(A); val m = List(1).map(A(_)) }
/*** constructor-as-function-with-companion ***/
case class A(n: Int)
object A { val zero = A(0) }
object P { val m: List[A] = List(1).map(A.apply) }
/*** product-members ***/
case class A(n: Int)
object P { val a = A(1); val b: Boolean = a == A(1); val p: Product = a; val k: Int = a.productArity; val h: Int = a.hashCode }
/*** unapply-result ***/
case class A(n: Int, s: String)
object P { val o: Option[(Int, String)] = A.unapply(A(1, "a")) }
/*** second-parameter-list-is-not-a-field ***/
case class A(n: Int)(m: Int)
object P {
  val a = A(1)(2)
  val x = a.m
}
/*** constructor-pattern-of-plain-class ***/
class A(val n: Int)
object P {
  def f(a: A) = a match {
    case A(n) => n
  }
}
/*** default-field ***/
case class A(n: Int = 1)
object P { val a = A(); val b = A(2) }
/*** default-field-without-parentheses ***/
case class A(n: Int = 1)
object P {
  val a: A = A
}
/*** recursive-fields ***/
case class T(l: Option[T], n: Int, r: Option[T])
object P { val t = T(Some(T(None, 1, None)), 2, None) }
/*** named-fields ***/
case class A(n: Int, s: String)
object P { val a = A(s = "a", n = 1) }
/*** val-in-body ***/
case class A(n: Int) { val m = n + 1; require(n > 0); def k = m }
object P { val x: Int = A(1).m }
/*** private-field-in-pattern ***/
case class A(private val n: Int)
object P { def f(a: A) = a match { case A(n) => n } }
