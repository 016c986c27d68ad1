/*** import-members ***/
object Q { val n = 1; def f(m: Int) = m }
object P { import Q._; val x = f(n) }
/*** import-selected ***/
object Q { val n = 1; val m = 2 }
object P {
  import Q.n
  val x = n + m
}
/*** import-renamed ***/
object Q { val n = 1 }
object P { import Q.{n => k}; val x: Int = k }
/*** import-renamed-hides-old ***/
object Q { val n = 1 }
object P {
  import Q.{n => k}
  val x = n
}
/*** import-excluded ***/
object Q { val n = 1; val m = 2 }
object P {
  import Q.{n => _, _}
  val x = m + n
}
/*** import-unknown-member ***/
object Q { val n = 1 }
object P {
  import Q.m
  val x = 1
}
/*** import-unknown-object ***/
object P {
  import Unknown._
}
/*** import-type ***/
object Q { class A(val n: Int); type T = Int }
object P { import Q._; val a: A = new A(1); val t: T = a.n }
/*** import-in-block ***/
object Q { val n = 1 }
object P { def f = { import Q._; n }; def g(n: String) = n }
/*** import-out-of-block ***/
object Q { val n = 1 }
object P {
  def f = { import Q._; n }
  def g = n
}
/*** import-from-value ***/
class A(val n: Int)
object P { val a = new A(1); import a._; val x: Int = n }
/*** import-from-var ***/
class A(val n: Int)
object P {
  var a = new A(1)
  import a._
}
/*** import-ambiguous ***/
object Q { val n = 1 }
object R { val n = 2 }
object P {
  import Q._
  import R._
  val x = n
}
/*** import-explicit-over-wildcard ***/
object Q { val n = 1 }
object R { val n = "a" }
object P { import Q._; import R.n; val x: String = n }
/*** local-over-import ***/
object Q { val n = 1 }
object P { def f = { import Q._; { val n = "a"; n.length } } }
/*** member-of-outer-object ***/
object P { val n = 1; object Q { val m = n + 1 }; class A { val k = n + Q.m } }
/*** member-of-inner-object-unqualified ***/
object P {
  object Q { val m = 1 }
  val x = m
}
/*** nested-definitions ***/
object P { def f(n: Int): Int = { def g(m: Int): Int = { def h(k: Int): Int = n + m + k; h(3) }; g(2) } }
/*** nested-definition-not-visible ***/
object P {
  def f(n: Int): Int = { def g(m: Int): Int = n + m; g(2) }
  val x = g(3)
}
/*** parameter-hides-member ***/
object P { val n = "a"; def f(n: Int): Int = n + 1 }
/*** outer-this ***/
class A { val n = 1; class B { val n = "b"; val x: Int = A.this.n; val y: String = this.n } }
/*** outer-this-unknown ***/
class A {
  class B { val x = C.this }
}
/*** this-in-object ***/
object P { val n = 1; val m: Int = this.n; val k: Int = P.n }
/*** block-scope ***/
object P {
  val x = { val y = 1; y }
  val z = y
}
/*** condition-scope ***/
object P {
  def f(b: Boolean): Int = {
    if (b) { val y = 1 }
    y
  }
}
/*** case-scope ***/
object P {
  def f(o: Option[Int]): Int = o match {
    case Some(n) => n
    case None => n
  }
}
/*** default-refers-to-earlier-list ***/
object P { def f(a: Int)(b: Int = a + 1): Int = a + b; val x = f(1)() }
/*** default-refers-to-same-list ***/
object P {
  def f(a: Int, b: Int = a + 1): Int = a + b
}
/*** type-depends-on-earlier-parameter ***/
trait Box { type T; def get: T }
object P { def f(b: Box)(x: b.T): Int = 1; def g(b: Box) = f(b)(b.get) }
/*** package-object-of-predef ***/
object P { val l: List[Int] = scala.collection.immutable.List(1); val s: Predef.String = "a"; val o: scala.Option[Int] = None }
/*** unknown-in-predef ***/
object P {
  val x = Predef.unknown
}
/*** shadowed-predef-name ***/
object P {
  def println(n: Int): Int = n
  val x = println("a")
}
/*** shadowed-type ***/
object P {
  class String
  val s: String = "a"
}
/*** shadowed-list ***/
object P { case class List(n: Int); val l = List(3); val n: Int = l.n }
/*** object-main ***/
object Main { def main(args: Array[String]): Unit = { val n = args.length; println(n) } }
/*** object-extends-app ***/
object Main extends App { val n = args.length; println(n) }
/*** do-while-scope ***/
object P { def f: Int = { var i = 0; do { i += 1 } while (i < 10); i } }
/*** while-needs-boolean ***/
object P {
  def f(): Unit = {
    var i = 0
    while (i) { i += 1 }
  }
}
/*** do-while-condition-scope ***/
object P {
  def f(): Unit = {
    do { val i = 1 } while (i < 10)
  }
}
/*** statement-is-pure-expression ***/
object P { def f: Int = { 1; "a"; 2 } }
/*** break-is-unknown ***/
object P {
  def f(): Unit = while (true) { break }
}
/*** if-then-value ***/
object P { def f(n: Int) = if (n > 0) "pos" else if (n < 0) "neg" else "zero"; val s: String = f(1) }
/*** if-chain-without-last-else ***/
object P {
  def f(n: Int): String = if (n > 0) "pos" else if (n < 0) "neg"
}
