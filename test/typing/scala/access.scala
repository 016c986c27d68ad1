/*** private-member ***/
class A { private val n = 1 }
object P {
  val x = new A().n
}
/*** private-member-of-other-instance ***/
class A { private val n = 1; def f(o: A) = o.n }
/*** private-this-of-other-instance ***/
class A {
  private[this] val n = 1
  def f(o: A) = o.n
}
/*** private-this-of-this ***/
class A { private[this] val n = 1; def f = n + this.n }
/*** private-in-subclass ***/
class A { private val n = 1 }
class B extends A {
  def f = n
}
/*** protected-in-subclass ***/
class A { protected val n = 1 }
class B extends A { def f = n }
/*** protected-from-outside ***/
class A { protected val n = 1 }
object P {
  val x = new A().n
}
/*** protected-of-other-subclass-instance ***/
class A { protected val n = 1 }
class B extends A {
  def f(a: A) = a.n
}
/*** protected-of-own-kind ***/
class A { protected val n = 1 }
class B extends A { def f(b: B) = b.n }
/*** companion-sees-private ***/
class A { private val n = 1 }
object A { def f(a: A) = a.n; private val m = 2 }
/*** class-sees-private-of-companion ***/
class A { val x = A.m }
object A { private val m = 2 }
/*** private-object-member ***/
object A { private val m = 2 }
object P {
  val x = A.m
}
/*** private-method ***/
class A { private def f(n: Int) = n }
object P {
  val x = new A().f(1)
}
/*** private-class ***/
object A { private class B }
object P {
  val x = new A.B
}
/*** private-class-escapes ***/
object A {
  private class B
  def make = new B
}
/*** private-type-escapes-through-parameter ***/
class A {
  private class B
  def f(b: B): Int = 1
}
/*** private-trait-used-privately ***/
object A { private trait B { def n = 1 }; private def f(b: B) = b.n; def g = f(new B {}) }
/*** enclosing-class-sees-private ***/
object A { class B { private val n = 1 }
  val x = new B().n
}
/*** inner-class-sees-private-of-outer ***/
class A { private val n = 1; class B { val m = n } }
/*** qualified-private ***/
object A { class B { private[A] val n = 1 }; val x = new B().n }
/*** qualified-private-outside ***/
object A { class B { private[A] val n = 1 } }
object P {
  val x = new A.B().n
}
/*** qualified-private-of-unknown ***/
object A {
  class B { private[Z] val n = 1 }
}
/*** private-setter ***/
class A { var n = 1; private var m = 2 }
object P {
  val a = new A
  a.n = 3
  a.m = 4
}
/*** private-case-class-parameter ***/
case class A(private val n: Int)
object P {
  val x = A(1).n
}
/*** private-override-of-private ***/
class A { private def f = 1 }
class B extends A { def f = "a" }
/*** private-and-overload ***/
class A { private def f(n: Int) = 1; def f(s: String) = 2 }
object P {
  val x = new A().f(1)
}
/*** protected-constructor ***/
class A protected (n: Int)
class B extends A(1)
object P {
  val a = new A(1)
}
/*** protected-method-of-super ***/
class A { protected def f = 1 }
class B extends A { def g = super.f + this.f }
/*** private-abstract-member ***/
trait A {
  private def f: Int
}
/*** private-import ***/
object A { private val n = 1 }
object P {
  import A._
  val x = n
}
