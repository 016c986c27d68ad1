/*** class-parameter-is-private ***/
class A(n: Int)
object P {
  val x = new A(1).n
}
/*** class-val-parameter ***/
class A(val n: Int, var m: Int)
object P { val a = new A(1, 2); a.m = 3; val x: Int = a.n + a.m }
/*** assign-to-val-member ***/
class A(val n: Int)
object P {
  val a = new A(1)
  a.n = 2
}
/*** new-with-too-few ***/
class A(n: Int)
object P {
  val a = new A
}
/*** new-with-wrong-type ***/
class A(n: Int)
object P {
  val a = new A("a")
}
/*** apply-without-companion ***/
class A(n: Int)
object P {
  val a = A(1)
}
/*** unknown-member ***/
class A { def f = 1 }
object P {
  val x = new A().g
}
/*** abstract-class-instantiated ***/
abstract class A { def f: Int }
object P {
  val a = new A
}
/*** trait-instantiated ***/
trait A
object P {
  val a = new A
}
/*** anonymous-class ***/
abstract class A { def f: Int }
object P { val a = new A { def f = 1 }; val x: Int = a.f; trait B; val b = new B {} }
/*** anonymous-class-misses-member ***/
abstract class A { def f: Int; def g: Int }
object P {
  val a = new A { def f = 1 }
}
/*** concrete-class-misses-member ***/
trait A { def f: Int }
class B extends A
/*** concrete-class-with-own-abstract-member ***/
class A {
  def f: Int
}
/*** abstract-member-implemented ***/
trait A { def f: Int; val g: String }
class B extends A { def f = 1; val g = "a" }
/*** abstract-member-of-wrong-type ***/
trait A { def f: Int }
class B extends A {
  def f = "a"
}
/*** abstract-member-other-parameters ***/
trait A { def f(n: Int): Int }
class B extends A { def f(s: String): Int = 1 }
/*** object-misses-member ***/
trait A { def f: Int }
object B extends A
/*** override-needs-modifier ***/
class A { def f: Int = 1 }
class B extends A {
  def f: Int = 2
}
/*** override-with-modifier ***/
class A { def f: Int = 1 }
class B extends A { override def f: Int = 2 }
/*** override-nothing ***/
class A { def f: Int = 1 }
class B extends A {
  override def g: Int = 2
}
/*** override-other-parameters ***/
class A { def f(n: Int): Int = 1 }
class B extends A {
  override def f(n: String): Int = 2
}
/*** override-covariant-result ***/
class A { def f: Any = 1 }
class B extends A { override def f: String = "a" }
/*** override-wider-result ***/
class A { def f: String = "a" }
class B extends A {
  override def f: Any = 1
}
/*** override-final ***/
class A { final def f: Int = 1 }
class B extends A {
  override def f: Int = 2
}
/*** extend-final-class ***/
final class A
class B extends A
/*** override-def-by-val ***/
class A { def f: Int = 1 }
class B extends A { override val f: Int = 2 }
/*** override-val-by-def ***/
class A { val f: Int = 1 }
class B extends A {
  override def f: Int = 2
}
/*** override-var ***/
class A { var f: Int = 1 }
class B extends A {
  override var f: Int = 2
}
/*** override-val-by-lazy ***/
class A { val f: Int = 1 }
class B extends A {
  override lazy val f: Int = 2
}
/*** override-weaker-access ***/
class A { def f: Int = 1 }
class B extends A {
  override private def f: Int = 2
}
/*** tostring-needs-override ***/
class A {
  def toString: String = "a"
}
/*** tostring-override ***/
class A { override def toString = "a"; override def equals(o: Any) = true; override def hashCode = 1 }
/*** equals-overload-is-no-override ***/
class A {
  override def equals(o: A): Boolean = true
}
/*** super-call ***/
class A { def f(n: Int): Int = n }
class B extends A { override def f(n: Int): Int = super.f(n) + 1 }
/*** super-of-abstract ***/
trait A { def f: Int }
class B extends A {
  def f: Int = super.f
}
/*** super-constructor ***/
class A(n: Int)
class B(m: Int) extends A(m + 1)
/*** super-constructor-missing-argument ***/
class A(n: Int)
class B extends A
/*** super-constructor-wrong-type ***/
class A(n: Int)
class B(s: String) extends A(s)
/*** auxiliary-constructor ***/
class A(val n: Int, val m: Int) { def this(n: Int) = this(n, 0); def this() = this(1) }
object P { val a = new A(1); val b = new A(); val c = new A(1, 2) }
/*** auxiliary-constructor-without-this ***/
class A(val n: Int) {
  def this(s: String) = { println(s) }
}
/*** auxiliary-constructor-calls-later ***/
class A(val n: Int) {
  def this(s: String) = this(s, 1)
  def this(s: String, m: Int) = this(m)
}
/*** auxiliary-constructor-uses-member ***/
class A(val n: Int) {
  def k = 1
  def this(s: String) = this(k)
}
/*** two-superclasses ***/
class A
class B
class C extends A with B
/*** class-extends-trait-with-trait ***/
trait A { def f = 1 }
trait B { def g = 2 }
class C extends A with B { val x: Int = f + g }
/*** trait-with-parameters ***/
trait A(n: Int)
/*** conflicting-inherited-members ***/
trait A { def f = 1 }
trait B { def f = 2 }
class C extends A with B
/*** conflicting-inherited-overridden ***/
trait A { def f = 1 }
trait B { def f = 2 }
class C extends A with B { override def f = super[A].f + super[B].f }
/*** linearisation ***/
trait A { def f = 1 }
trait B extends A { override def f = 2 }
trait C extends A { override def f = super.f + 3 }
class D extends B with C
/*** abstract-override ***/
trait A { def f: Int }
trait B extends A { abstract override def f: Int = super.f + 1 }
class C extends A { def f = 1 }
object P { val c = new C with B }
/*** abstract-override-missing ***/
trait A { def f: Int }
trait B extends A { override def f: Int = super.f + 1 }
/*** cyclic-inheritance ***/
class A extends B
class B extends A
/*** inherits-itself ***/
trait A extends A
/*** extends-type-parameter ***/
class A[T] extends T
/*** extends-unknown ***/
class A extends Unknown
/*** extends-value ***/
object P
class A extends P
/*** extends-twice ***/
trait A
class B extends A with A
/*** self-type ***/
trait A { def f: Int = 1 }
trait B { self: A => def g: Int = f + self.f }
class C extends A with B
/*** self-type-not-satisfied ***/
trait A { def f: Int = 1 }
trait B { self: A => def g: Int = f }
class C extends B
/*** self-type-is-not-inheritance ***/
trait A { def f: Int = 1 }
trait B { self: A => }
object P {
  def g(b: B): A = b
}
/*** this-is-of-the-class ***/
class A { def me: A = this; def other: this.type = this }
/*** this-is-not-the-subclass ***/
class A {
  def me: B = this
}
class B extends A
/*** this-type-chains ***/
class A { def f: this.type = this }
class B extends A { def g = 1 }
object P { val n: Int = new B().f.g }
/*** this-type-needs-this ***/
class A {
  def f: this.type = new A
}
/*** object-is-a-value-not-a-type ***/
object A
object P {
  def f(x: A): Int = 1
}
/*** object-singleton-type ***/
object A { val n = 1 }
object P { def f(x: A.type): Int = x.n; val m = f(A) }
/*** new-of-object ***/
object A
object P {
  val a = new A
}
/*** sealed-extended-in-file ***/
sealed trait A
class B extends A
object P { class C extends A }
/*** sealed-library-class-extended ***/
class A extends Option[Int] {
  def isEmpty = true
  def get = 1
}
/*** early-use-of-later-value ***/
class A { val x: Int = y; val y: Int = 1 }
/*** value-parameter-override ***/
class A(val n: Int)
class B(override val n: Int) extends A(n)
/*** value-parameter-without-override ***/
class A(val n: Int)
class B(
  val n: Int) extends A(n)
/*** abstract-val-implemented-by-parameter ***/
trait A { val n: Int; def m: Int }
class B(val n: Int, val m: Int) extends A
/*** abstract-val-implemented-by-def ***/
trait A { val n: Int }
class B extends A {
  def n = 1
}
/*** abstract-var-implemented-by-val ***/
trait A { var n: Int }
class B extends A {
  val n = 1
}
/*** constructor-default ***/
class A(val n: Int = 1, val s: String = "a")
object P { val a = new A; val b = new A(2); val c = new A(s = "b") }
/*** private-constructor ***/
class A private (val n: Int)
object P {
  val a = new A(1)
}
/*** private-constructor-companion ***/
class A private (val n: Int)
object A { def make(n: Int) = new A(n) }
object P { val a = A.make(1) }
/*** nested-class ***/
class A { class B(val n: Int); def make = new B(1) }
object P { val a = new A; val b: a.B = a.make; val n = b.n }
/*** nested-classes-of-different-outers ***/
class A { class B; def make = new B }
object P {
  val a = new A
  val c = new A
  val b: a.B = c.make
}
/*** nested-class-projection ***/
class A { class B; def make = new B }
object P { val a = new A; val b: A#B = a.make }
/*** value-class ***/
class Meter(val n: Double) extends AnyVal { def +(o: Meter) = new Meter(n + o.n) }
object P { val m = new Meter(1) + new Meter(2) }
/*** value-class-with-two-parameters ***/
class Pair(val a: Int, val b: Int) extends AnyVal
/*** inherited-member-of-type-argument ***/
trait Container[A] { def get: A }
class Ints extends Container[Int] { def get = 1 }
object P { val n: Int = new Ints().get; val c: Container[Int] = new Ints }
/*** inherited-member-of-wrong-type-argument ***/
trait Container[A] { def get: A }
class Ints extends Container[Int] {
  def get = "a"
}
/*** inherits-one-trait-at-two-types ***/
trait Container[A]
class B extends Container[Int] with Container[String]
/*** override-type-parameters-differ ***/
trait A { def f[T](x: T): T }
class B extends A {
  def f(x: Any): Any = x
}
/*** override-of-generic-method ***/
trait A { def f[T](x: T): List[T] }
class B extends A { def f[U](x: U) = List(x) }
/*** object-overrides-def ***/
trait A { def f: Int }
object B extends A { val f = 1 }
/*** compound-type ***/
trait A { def f = 1 }
trait B { def g = 2 }
object P { def h(x: A with B): Int = x.f + x.g; val n = h(new A with B) }
/*** compound-type-misses-part ***/
trait A { def f = 1 }
trait B { def g = 2 }
object P {
  def h(x: A with B): Int = x.f
  val n = h(new A {})
}
