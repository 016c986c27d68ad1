/*** put-through-wildcard ***/
class Box[T](var x: T) { def put(y: T): Unit = { x = y } }
object P {
  def f(b: Box[_]): Unit = b.put(1)
}
/*** put-list-through-wildcard ***/
class Box[T](var x: T) { def all(l: List[T]): Unit = { x = l.head } }
object P {
  def f(b: Box[_]): Unit = b.all(List(1))
}
/*** function-through-wildcard ***/
class Box[T](var x: T) { def app(f: T => Int): Int = f(x) }
object P { def f(b: Box[_]): Int = b.app(x => x.toString.length); def g(b: Box[_ <: String]): Int = b.app(_.length) }
/*** narrow-function-through-wildcard ***/
class Box[T](var x: T) { def app(f: T => Int): Int = f(x) }
object P {
  def f(b: Box[_]): Int = b.app((x: Int) => x)
}
/*** put-back-through-wildcard ***/
class Box[T](var x: T) { def put(y: T): Unit = { x = y } }
object P {
  def f(b: Box[_]): Unit = b.put(b.x)
}
/*** put-through-lower-wildcard ***/
class Box[T](var x: T) { def put(y: T): Unit = { x = y } }
object P { def f(b: Box[_ >: Int]): Unit = b.put(1) }
/*** put-through-upper-wildcard ***/
class Box[T](var x: T) { def put(y: T): Unit = { x = y } }
object P {
  def f(b: Box[_ <: Any]): Unit = b.put("a")
}
/*** wildcard-captured-by-method ***/
class Box[T](var x: T)
object P { def swap[T](b: Box[T]): Unit = { val y = b.x; b.x = y }; def f(b: Box[_]): Unit = swap(b) }
/*** map-over-wildcard ***/
object P { def f(l: List[_]): List[Any] = l.map(x => x); def n(l: List[_]): Int = l.foldLeft(0)((n, x) => n + 1) }
/*** set-of-wildcard-contains ***/
object P {
  def f(s: Set[_]): Boolean = s.contains(1)
}
/*** override-val-of-other-type ***/
class A { val n: Int = 1 }
class B extends A {
  override val n: String = "a"
}
/*** val-implements-def-of-other-type ***/
trait A { def f: Int }
class B extends A {
  val f = "a"
}
/*** parameter-implements-def-of-other-type ***/
trait A { def f: Int }
class B(val f: String) extends A
/*** val-implements-wider-def ***/
trait A { def f: Double }
class B extends A {
  val f = 1
}
/*** def-implements-wider-def ***/
trait A { def f: Double }
class B extends A { def f = 1 }
/*** val-narrows-type ***/
trait A { val f: Any }
class B extends A { val f = 1 }
object P { val n: Int = new B().f }
/*** mixed-in-member-of-other-type ***/
trait A { def f: Int }
trait B { def f: String = "a" }
class C extends B with A
/*** mixed-in-value-of-other-type ***/
trait A { val f: Int }
trait B { val f: String = "a" }
class C extends A with B
/*** mixed-in-member-implements ***/
trait A { def f: Int }
trait B { def f: Int = 1 }
class C extends B with A
object P { val n: Int = new C().f }
/*** covariant-private-var-of-other ***/
class Box[+A](private var x: A) {
  def steal(o: Box[Any]): Unit = { o.x = "a" }
}
/*** covariant-through-inner-class ***/
class Box[+A](val x: A) { class In { def put(y: A): Int = 1 } }
/*** covariant-in-default-argument ***/
class Box[+A](val x: A) {
  def f(y: A = x): A = y
}
/*** covariant-in-parent-function ***/
trait F[+A]
  extends (A => Int)
/*** gadt-refinement-ends-with-case ***/
sealed trait E[A]
case class I(n: Int) extends E[Int]
case class S(s: String) extends E[String]
object P {
  def f[A](e: E[A], x: A): Int = {
    e match { case I(n) => n; case S(s) => 1 }
    x + 1
  }
}
/*** gadt-refinement-in-case ***/
sealed trait E[A]
case class I(n: Int) extends E[Int]
case class S(s: String) extends E[String]
object P { def f[A](e: E[A], x: A): Int = e match { case I(n) => n + x; case S(s) => x.length } }
/*** gadt-refinement-in-other-case ***/
sealed trait E[A]
case class I(n: Int) extends E[Int]
case class S(s: String) extends E[String]
object P {
  def f[A](e: E[A], x: A): Int = e match {
    case I(n) => n
    case S(s) => x + 1
  }
}
/*** gadt-pair ***/
sealed trait E[A]
case class I(n: Int) extends E[Int]
case class Pair[X, Y](a: E[X], b: E[Y]) extends E[(X, Y)]
object P { def eval[A](e: E[A]): A = e match { case I(n) => n; case Pair(a, b) => (eval(a), eval(b)) } }
/*** gadt-existential-escapes ***/
sealed trait E
case class Hide[X](x: X, f: X => Int) extends E
object P {
  def f(a: E, b: E): Int = (a, b) match {
    case (Hide(x, _), Hide(_, g)) => g(x)
  }
}
/*** gadt-existential-used ***/
sealed trait E
case class Hide[X](x: X, f: X => Int) extends E
object P { def f(a: E): Int = a match { case h: Hide[x] => h.f(h.x) } }
/*** typed-pattern-of-erased-type ***/
object P { def f(x: Any): Int = x match { case l: List[Int] => l.head; case _ => 0 } }
/*** typed-pattern-wrong-instance ***/
object P {
  def f(x: List[String]): Int = x match {
    case l: List[Int] => 1
    case _ => 0
  }
}
/*** cast-is-unchecked ***/
object P { def f(x: Any): List[Int] = x.asInstanceOf[List[Int]]; def g(n: Int): String = n.asInstanceOf[String] }
/*** list-of-functions-widened ***/
object P {
  val l = List((n: Int) => n, (s: String) => s.length)
  val m = l.head(1)
}
/*** mutable-buffer-is-invariant ***/
import scala.collection.mutable.ListBuffer
object P {
  val b: ListBuffer[Int] = ListBuffer(1)
  val c: ListBuffer[Any] = b
}
/*** array-of-any-from-array-of-string ***/
object P {
  def f(a: Array[Any]): Unit = { a(0) = 1 }
  f(Array[String]("a"))
}
/*** overriding-parameter-narrower ***/
class A { def f(x: Any): Int = 1 }
class B extends A {
  override def f(x: String): Int = x.length
}
/*** overriding-generic-narrower ***/
trait Fn[A] { def f(x: A): Int }
class B extends Fn[Any] {
  def f(x: String): Int = x.length
}
/*** overriding-result-of-function-type ***/
class A { def f: Any => Int = x => 1 }
class B extends A {
  override def f: String => Int = s => s.length
}
/*** overriding-with-default ***/
class A { def f(n: Int = 1): Int = n }
class B extends A { override def f(n: Int): Int = n + 1 }
object P { val x = new B().f() }
/*** overriding-by-name ***/
class A { def f(n: => Int): Int = n }
class B extends A {
  override def f(n: Int): Int = n
}
/*** bound-of-parent-argument ***/
class A
trait Box[T <: A]
class B extends Box[String]
/*** bound-of-alias ***/
class A
object P {
  type T[X <: A] = List[X]
  val l: T[Int] = Nil
}
/*** bound-of-explicit-constructor ***/
class A
class Box[T <: A](val x: T)
object P {
  val b = new Box[String]("a")
}
/*** bound-of-inferred-constructor ***/
class A
class Box[T <: A](val x: T)
object P {
  val b = new Box("a")
}
/*** bound-by-other-parameter ***/
object P { def f[A, B <: A](a: A, b: B): List[A] = List(a, b); val l: List[Any] = f[Any, Int]("a", 1) }
/*** bound-by-other-parameter-violated ***/
object P {
  def f[A, B <: A](a: A, b: B): List[A] = List(a, b)
  val l = f[String, Int]("a", 1)
}
/*** bound-of-override-differs ***/
trait A { def f[T](x: T): T }
class B extends A {
  def f[T <: String](x: T): T = x
}
/*** conversion-to-bottom ***/
object P {
  def f(x: Nothing): Int = 1
  val n = f(1)
}
/*** null-for-type-parameter ***/
object P {
  def f[A]: A = null
}
/*** null-for-bounded-parameter ***/
object P {
  def f[A <: AnyRef]: A = null
}
/*** null-with-cast ***/
object P { def f[A]: A = null.asInstanceOf[A]; def g[A >: Null]: A = null }
/*** any-equality-is-fine-but-order-is-not ***/
object P {
  def f(a: Any, b: Any) = a < b
}
/*** extends-function ***/
object P { val f = new (Int => Int) { def apply(n: Int) = n + 1 }; val x: Int = f(1) }
/*** if-without-else-in-list ***/
object P {
  def f(b: Boolean): List[Int] = List(if (b) 1)
}
/*** match-with-unit-branch ***/
object P {
  def f(n: Int): Int = n match {
    case 0 => 1
    case _ =>
  }
}
/*** try-finally-type ***/
object P {
  def f(s: String): String = try s.toInt finally println("x")
}
/*** nested-option ***/
object P {
  def f(o: Option[Int]): Option[Int] = o.map(n => Some(n))
}
/*** nested-option-flattened ***/
object P { def f(o: Option[Int]): Option[Int] = o.flatMap(n => Some(n + 1)) }
/*** map-instead-of-flatmap ***/
object P {
  def f(l: List[Int]): List[Int] = l.map(n => List(n, n))
}
/*** flatmap-of-element ***/
object P {
  def f(l: List[Int]): List[Int] = l.flatMap(n => n + 1)
}
/*** foldleft-accumulator-changes-type ***/
object P {
  def f(l: List[Int]): List[Int] = l.foldLeft(0)((acc, n) => n :: acc)
}
/*** reduce-to-other-type ***/
object P {
  def f(l: List[Int]): String = l.reduce((a, b) => a + "," + b)
}
/*** recursive-wrong-argument-order ***/
object P {
  def power(b: Double, n: Int): Double = if (n == 0) 1 else b * power(n - 1, b)
}
/*** tuple-instead-of-arguments-in-recursion ***/
object P {
  def go(a: Int, b: Int): Int = if (a == 0) b else go((a - 1, b + 1))
}
/*** forgotten-argument-list ***/
object P {
  def f(a: Int)(g: Int => Int): Int = g(a)
  val x: Int = f(1)
}
/*** missing-return-in-branch ***/
object P {
  def max(l: List[Int]): Int = {
    if (l.isEmpty) 0
    else for (x <- l) x
  }
}
/*** while-result-used ***/
object P {
  def f(n: Int): Int = {
    var i = 0
    while (i < n) i += 1
  }
}
/*** assignment-as-condition ***/
object P {
  def f(n: Int): Int = {
    var i = 0
    if (i = n) 1 else 2
  }
}
/*** string-char-comparison ***/
object P { def f(s: String): Boolean = s.charAt(0) == "a" }
/*** string-index-plus ***/
object P { def f(s: String): Int = s(0) - '0' }
/*** string-of-char-plus ***/
object P {
  def f(c: Char): String = c
}
/*** list-index-with-brackets ***/
object P {
  def f(l: List[Int]): Int = l[0]
}
/*** option-compared-with-value ***/
object P { def f(o: Option[Int]): Boolean = o == 1 }
/*** int-division-is-int ***/
object P {
  def mean(l: List[Int]): Int = l.sum.toDouble / l.length
}
/*** long-index ***/
object P {
  def f(l: List[Int], n: Long): Int = l(n)
}
/*** double-index ***/
object P {
  def f(l: List[Int]): Int = l(l.length / 2.0)
}
/*** private-through-subclass ***/
class A { private def f = 1 }
class B extends A
object P {
  val x = new B().f
}
/*** protected-object-member ***/
object A { protected val n = 1 }
object P {
  val x = A.n
}
/*** private-constructor-of-case-class ***/
case class A private (n: Int)
object P {
  val a = new A(1)
}
/*** private-class-as-parent ***/
object A { private class B }
object P {
  class C extends A.B
}
/*** member-of-type-parameter-bound ***/
trait Shape { def area: Double }
object P { def total[S <: Shape](l: List[S]): Double = l.map(_.area).sum }
/*** ordering-by-unordered ***/
class A(val n: Int)
object P {
  val l = List(new A(1)).sortBy(a => a)
}
/*** ordering-by-field ***/
class A(val n: Int, val s: String)
object P { val l = List(new A(1, "a")).sortBy(_.n); val m = l.maxBy(_.s); val k = l.sortBy(a => (a.s, -a.n)) }
/*** sum-of-strings-by-map ***/
object P { def f(l: List[String]): Int = l.map(_.length).sum }
/*** sealed-match-on-wrong-family ***/
sealed trait A
case class A1(n: Int) extends A
sealed trait B
case class B1(n: Int) extends B
object P {
  def f(a: A): Int = a match {
    case A1(n) => n
    case B1(n) => n
  }
}
/*** constructor-pattern-nested-wrong ***/
sealed trait T
case class Leaf(n: Int) extends T
case class Node(l: T, r: T) extends T
object P {
  def f(t: T): Int = t match {
    case Leaf(n) => n
    case Node(Leaf(a), b) => a + b
    case Node(l, r) => f(l) + f(r)
  }
}
/*** constructor-used-as-function-of-tuple ***/
case class V(x: Int, y: Int)
object P {
  val l = List((1, 2)).map(V)
}
/*** constructor-tupled ***/
case class V(x: Int, y: Int)
object P { val l: List[V] = List((1, 2)).map(V.tupled); val m: List[V] = List((1, 2)).map { case (x, y) => V(x, y) } }
/*** method-and-function-of-one-name ***/
object P {
  def f(n: Int): Int = n
  val f: Int => Int = n => n
}
/*** inner-function-shadows-with-other-type ***/
object P {
  def f(n: Int): Int = {
    def f(s: String): String = s
    f(n)
  }
}
/*** parameter-shadows-method ***/
object P {
  def length(l: List[Int]): Int = 0
  def f(length: Int): Int = length(List(1))
}
/*** type-of-recursive-lambda ***/
object P {
  def f: Int = {
    val g = (n: Int) => if (n == 0) 0 else g(n - 1)
    g(3)
  }
}
/*** call-by-name-function-argument ***/
object P { def loop(n: Int)(body: => Unit): Unit = if (n > 0) { body; loop(n - 1)(body) }; def f() = loop(3) { println("x") } }
/*** implicit-conversion-between-classes ***/
import scala.language.implicitConversions
case class M(n: Double)
object P { implicit def toM(d: Double): M = M(d); def f(m: M): Double = m.n; val x = f(1.5) }
/*** implicit-conversion-wrong-direction ***/
import scala.language.implicitConversions
case class M(n: Double)
object P {
  implicit def toM(d: Double): M = M(d)
  val x: Double = M(1.5)
}
