/*** alias ***/
object P { type Point = (Int, Int); def f(p: Point): Int = p._1; val n = f((1, 2)) }
/*** alias-of-wrong-type ***/
object P {
  type Point = (Int, Int)
  val p: Point = (1, "a")
}
/*** alias-with-parameter ***/
object P { type Pair[A] = (A, A); val p: Pair[Int] = (1, 2); type F[A, B] = A => List[B]; val f: F[Int, String] = n => List("a") }
/*** alias-with-parameter-missing ***/
object P {
  type Pair[A] = (A, A)
  val p: Pair = (1, 2)
}
/*** alias-cyclic ***/
object P {
  type A = List[A]
}
/*** aliases-cyclic ***/
object P {
  type A = B
  type B = A
}
/*** alias-local ***/
object P { def f: Int = { type T = Int; val x: T = 3; x } }
/*** alias-of-class-constructs ***/
class A(val n: Int)
object P { type B = A; val b: A = new B(3) }
/*** alias-is-no-companion ***/
case class A(n: Int)
object P {
  type B = A
  val b = B(3)
}
/*** abstract-type-member ***/
trait Box { type T; def get: T }
class IntBox extends Box { type T = Int; def get = 3 }
object P { val n: Int = new IntBox().get }
/*** abstract-type-member-missing ***/
trait Box { type T; def get: T }
class IntBox extends Box { def get = 3 }
/*** abstract-type-member-bound ***/
trait Box { type T <: Number; def get: T; def n: Int = get.intValue }
/*** abstract-type-member-bound-violated ***/
trait Box { type T <: AnyRef }
class IntBox extends Box {
  type T = Int
}
/*** abstract-type-is-opaque ***/
trait Box { type T; def get: T }
object P {
  def f(b: Box): Int = b.get
}
/*** path-dependent ***/
trait Box { type T; def get: T; def put(x: T): Unit }
object P { def f(b: Box): Unit = b.put(b.get); def g(b: Box): b.T = b.get }
/*** path-dependent-of-two ***/
trait Box { type T; def get: T; def put(x: T): Unit }
object P {
  def f(a: Box, b: Box): Unit = a.put(b.get)
}
/*** path-dependent-on-var ***/
trait Box { type T; def get: T; def put(x: T): Unit }
object P {
  var b: Box = null
  val x: b.T = b.get
}
/*** refinement-of-type-member ***/
trait Box { type T; def get: T }
object P { def f(b: Box { type T = Int }): Int = b.get + 1 }
/*** refinement-not-met ***/
trait Box { type T }
object P {
  def f(b: Box { type T = Int }): Int = 1
  def g(b: Box): Int = f(b)
}
/*** structural ***/
import scala.language.reflectiveCalls
object P { def f(x: { def length: Int }): Int = x.length; val n = f("abc") }
/*** structural-misses-member ***/
import scala.language.reflectiveCalls
object P {
  def f(x: { def size2: Int }): Int = x.size2
  val n = f("abc")
}
/*** structural-anonymous ***/
import scala.language.reflectiveCalls
object P { val a = new { val n = 1; def f(m: Int) = n + m }; val x: Int = a.f(2) }
/*** structural-unknown-member ***/
import scala.language.reflectiveCalls
object P {
  val a = new { val n = 1 }
  val x = a.m
}
/*** anonymous-class-members-by-expected-type ***/
trait A
object P {
  val a: A = new A { def f = 1 }
  val x = a.f
}
/*** singleton-type ***/
object P { val a = "x"; val b: a.type = a }
/*** singleton-type-of-other ***/
object P {
  val a = "x"
  val c = "x"
  val b: a.type = c
}
/*** projection-of-abstract ***/
trait Box { type T }
object P { def f(x: Box#T): Any = x }
/*** type-is-not-a-value ***/
object P {
  val x = Int + 1
}
/*** value-is-not-a-type ***/
object P {
  val x = 1
  val y: x = 2
}
/*** type-member-unknown ***/
class A
object P {
  def f(a: A): a.T = null
}
/*** generic-abstract-override ***/
trait Stack[A] { def push(x: A): Stack[A]; def top: A }
class ListStack[A](l: List[A]) extends Stack[A] { def push(x: A): ListStack[A] = new ListStack(x :: l); def top: A = l.head }
object P { val n: Int = new ListStack[Int](Nil).push(1).top }
/*** generic-abstract-override-narrower-parameter ***/
trait Stack[A] { def push(x: A): Stack[A] }
class IntStack extends Stack[Any] {
  def push(x: Int): Stack[Any] = this
}
/*** type-test-on-type-parameter ***/
object P { def f[A](x: A): Int = x match { case n: Int => n; case _ => 0 } }
/*** infix-type ***/
object P { type Or[A, B] = Either[A, B]; val x: Int Or String = Left(1) }
/*** function-type-of-tuple ***/
object P { val f: ((Int, Int)) => Int = p => p._1; val x = f((1, 2)) }
/*** function-type-of-two-given-tuple ***/
object P {
  val f: (Int, Int) => Int = (a, b) => a
  val p = (1, 2)
  val x = f(p)
}
