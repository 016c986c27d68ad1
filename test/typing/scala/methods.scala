/*** too-many-arguments ***/
object P {
  def f(a: Int) = a
  val x = f(1, 2)
}
/*** too-few-arguments ***/
object P {
  def f(a: Int, b: Int) = a
  val x = f(1)
}
/*** argument-of-wrong-type ***/
object P {
  def f(a: Int, b: String) = a
  val x = f("a", 1)
}
/*** arguments-to-parameterless-method ***/
object P {
  def f = 1
  val x = f()
}
/*** empty-parentheses-may-be-left-out ***/
object P { def f() = 1; val x: Int = f; val y: Int = f() }
/*** default-argument ***/
object P { def f(a: Int, b: Int = 2) = a + b; val x = f(1); val y = f(1, 3) }
/*** default-argument-of-wrong-type ***/
object P {
  def f(a: Int, b: Int = "a") = a
}
/*** default-does-not-fill-the-first ***/
object P {
  def f(a: Int = 1, b: Int) = a + b
  val x = f(2)
}
/*** named-arguments ***/
object P { def f(a: Int, b: String) = a; val x = f(b = "x", a = 1); val y = f(1, b = "y") }
/*** named-argument-unknown ***/
object P {
  def f(a: Int, b: Int) = a
  val x = f(1, c = 2)
}
/*** named-argument-twice ***/
object P {
  def f(a: Int, b: Int) = a
  val x = f(1, a = 2)
}
/*** positional-after-named ***/
object P {
  def f(a: Int, b: Int, c: Int) = a
  val x = f(c = 1, 2, 3)
}
/*** named-skips-default ***/
object P { def f(a: Int = 1, b: Int = 2, c: Int = 3) = a + b + c; val x = f(c = 5) }
/*** repeated-parameter ***/
object P { def sum(xs: Int*): Int = xs.sum; val a = sum(); val b = sum(1, 2, 3); val c = sum(List(1, 2): _*) }
/*** sequence-for-repeated ***/
object P {
  def sum(xs: Int*): Int = xs.sum
  val c = sum(List(1, 2))
}
/*** repeated-of-wrong-type ***/
object P {
  def sum(xs: Int*): Int = xs.sum
  val c = sum(1, "a")
}
/*** repeated-not-last ***/
object P {
  def f(xs: Int*, n: Int) = n
}
/*** star-argument-to-plain-parameter ***/
object P {
  def f(x: Int) = x
  val y = f(List(1): _*)
}
/*** by-name-parameter ***/
object P { def unless(c: Boolean)(body: => Int): Int = if (c) 0 else body; val x = unless(true) { 1 / 0 } }
/*** by-name-of-wrong-type ***/
object P {
  def twice(body: => Int): Int = body + body
  val x = twice { "a" }
}
/*** by-name-is-not-a-function ***/
object P {
  def twice(body: => Int): Int = body() + 1
}
/*** function-for-by-name ***/
object P {
  def twice(body: => Int): Int = body + 1
  val x = twice(() => 1)
}
/*** curried ***/
object P { def add(a: Int)(b: Int) = a + b; val x: Int = add(1)(2) }
/*** curried-applied-once ***/
object P {
  def add(a: Int)(b: Int) = a + b
  val x: Int = add(1)
}
/*** curried-without-underscore ***/
object P {
  def add(a: Int)(b: Int) = a + b
  val x = add(1)
}
/*** curried-partial-with-underscore ***/
object P { def add(a: Int)(b: Int) = a + b; val inc: Int => Int = add(1) _; val y = inc(2) }
/*** curried-with-expected-function ***/
object P { def add(a: Int)(b: Int) = a + b; val inc: Int => Int = add(1) }
/*** arguments-in-one-list ***/
object P {
  def add(a: Int)(b: Int) = a + b
  val x = add(1, 2)
}
/*** eta-expansion ***/
object P { def inc(n: Int) = n + 1; val l: List[Int] = List(1, 2).map(inc); val f: Int => Int = inc }
/*** method-is-not-a-value ***/
object P {
  def inc(n: Int) = n + 1
  val f = inc
}
/*** eta-expansion-with-underscore ***/
object P { def add(a: Int, b: Int) = a + b; val f = add _; val n: Int = f(1, 2); val g = add(1, _: Int); val m: Int = g(2) }
/*** eta-expansion-of-wrong-type ***/
object P {
  def inc(n: Int) = n + 1
  val f: String => Int = inc
}
/*** overloading-by-type ***/
object P { def f(n: Int): Int = n; def f(s: String): String = s; val a: Int = f(1); val b: String = f("a") }
/*** overloading-none-applies ***/
object P {
  def f(n: Int): Int = n
  def f(s: String): String = s
  val a = f(true)
}
/*** overloading-by-count ***/
object P { def f(n: Int): Int = n; def f(a: Int, b: Int): Int = a + b; val x = f(1) + f(1, 2) }
/*** overloading-most-specific ***/
object P { def f(x: Any): String = "any"; def f(x: String): Int = 1; val n: Int = f("a"); val s: String = f(1) }
/*** overloading-ambiguous ***/
object P {
  def f(a: Int, b: Any) = 1
  def f(a: Any, b: Int) = 2
  val x = f(1, 2)
}
/*** overloading-needs-result-type ***/
object P {
  def f(n: Int) = f("a")
  def f(s: String): Int = 1
}
/*** overloaded-recursive-without-type ***/
object P {
  def f(s: String): Int = 1
  def f(n: Int) = if (n > 0) f(n - 1) else 0
}
/*** overloading-numeric-widening ***/
object P { def f(n: Long): Long = n; def f(d: Double): Double = d; val x: Long = f(1) }
/*** two-defaults-overloaded ***/
object P {
  def f(n: Int, m: Int = 1) = n
  def f(s: String, m: Int = 2) = s
}
/*** apply-method ***/
object Add { def apply(a: Int, b: Int): Int = a + b }
object P { val x: Int = Add(1, 2) }
/*** apply-on-value-without-apply ***/
object P {
  val n = 3
  val x = n(4)
}
/*** apply-on-list ***/
object P { val l = List(1, 2); val x: Int = l(0) }
/*** update-method ***/
class Grid { private var n = 0; def apply(i: Int): Int = n; def update(i: Int, v: Int): Unit = { n = v } }
object P { val g = new Grid; g(1) = 2; val x = g(1) }
/*** update-on-list ***/
object P {
  val l = List(1, 2)
  l(0) = 3
}
/*** setter ***/
class A { private var n = 0; def value: Int = n; def value_=(m: Int): Unit = { n = m } }
object P { val a = new A; a.value = 3; val x = a.value }
/*** setter-without-getter ***/
class A {
  private var n = 0
  def value_=(m: Int): Unit = { n = m }
}
object P {
  val a = new A
  a.value = 3
}
/*** infix-operator-of-own ***/
case class V(x: Int) { def +(o: V): V = V(x + o.x); def unary_- : V = V(-x) }
object P { val v: V = V(1) + V(2); val w = -v }
/*** infix-operator-missing ***/
case class V(x: Int)
object P {
  val v = V(1) + V(2)
}
/*** right-associative-operator ***/
case class S(l: List[Int]) { def +:(n: Int): S = S(n :: l) }
object P { val s: S = 1 +: 2 +: S(Nil) }
/*** cons-on-the-wrong-side ***/
object P {
  val l = List(1) :: 2
}
/*** operator-assignment-of-own ***/
case class V(x: Int) { def +(o: V): V = V(x + o.x) }
object P { var v = V(1); def f() = { v += V(2) } }
/*** method-with-type-argument-list-missing ***/
object P {
  def f(n: Int): Int = n
  val x = f[Int](1)
}
/*** tupled-arguments-adapted ***/
object P { def f(p: (Int, Int)): Int = p._1; val x = f(1, 2) }
/*** tuple-for-two-parameters ***/
object P {
  def f(a: Int, b: Int): Int = a
  val p = (1, 2)
  val x = f(p)
}
/*** nullary-method-in-expression ***/
object P { def f() = List(1); val n = f.length }
/*** unit-argument-inserted ***/
object P { def f(u: Unit): Int = 1; val x = f() }
/*** tailrec-in-tail-position ***/
import scala.annotation.tailrec
object P { @tailrec def loop(n: Int, acc: Int): Int = if (n == 0) acc else loop(n - 1, acc + n) }
/*** tailrec-not-in-tail-position ***/
import scala.annotation.tailrec
object P {
  @tailrec def sum(n: Int): Int =
    if (n == 0) 0 else n + sum(n - 1)
}
/*** tailrec-of-overridable-method ***/
import scala.annotation.tailrec
class P {
  @tailrec def loop(n: Int): Int = if (n == 0) 0 else loop(n - 1)
}
/*** tailrec-without-recursion ***/
import scala.annotation.tailrec
object P {
  @tailrec def f(n: Int): Int = n
}
