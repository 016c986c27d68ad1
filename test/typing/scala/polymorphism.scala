/*** identity ***/
object P { def id[A](x: A): A = x; val n: Int = id(1); val s: String = id[String]("a") }
/*** type-argument-of-wrong-kind ***/
object P {
  def id[A](x: A): A = x
  val s = id[String](1)
}
/*** too-many-type-arguments ***/
object P {
  def id[A](x: A): A = x
  val s = id[Int, Int](1)
}
/*** parameter-has-no-members ***/
object P {
  def f[A](x: A): Int = x.length
}
/*** parameter-has-members-of-any ***/
object P { def f[A](x: A): String = x.toString + x.hashCode + (x == x) }
/*** parameter-is-not-int ***/
object P {
  def f[A](x: A): A = 1
}
/*** one-parameter-is-not-the-other ***/
object P {
  def f[A, B](x: A, y: B): A = y
}
/*** same-parameter-takes-lub ***/
object P { def pair[A](x: A, y: A): List[A] = List(x, y); val l: List[Any] = pair(1, "a") }
/*** same-parameter-lub-is-not-int ***/
object P {
  def pair[A](x: A, y: A): List[A] = List(x, y)
  val l: List[Int] = pair(1, "a")
}
/*** upper-bound ***/
class A { def name = "a" }
class B extends A
object P { def f[T <: A](x: T): (T, String) = (x, x.name); val b: B = f(new B)._1 }
/*** upper-bound-violated ***/
class A { def name = "a" }
object P {
  def f[T <: A](x: T): String = x.name
  val s = f("a")
}
/*** upper-bound-violated-explicitly ***/
class A
object P {
  def f[T <: A](n: Int): Int = n
  val s = f[String](1)
}
/*** lower-bound ***/
class A
class B extends A
object P { def f[T >: B](x: T): T = x; val a: A = f(new A); val x: Any = f("a") }
/*** lower-bound-violated ***/
class A
class B extends A
object P {
  def f[T >: A](n: Int): Int = n
  val s = f[B](1)
}
/*** class-bound-violated ***/
class A
class Box[T <: A](val x: T)
object P {
  val b: Box[String] = null
}
/*** f-bounded ***/
trait Cmp[T] { def less(o: T): Boolean }
case class N(n: Int) extends Cmp[N] { def less(o: N) = n < o.n }
object P { def min[T <: Cmp[T]](a: T, b: T): T = if (a.less(b)) a else b; val n: N = min(N(1), N(2)) }
/*** f-bounded-violated ***/
trait Cmp[T] { def less(o: T): Boolean }
object P {
  def min[T <: Cmp[T]](a: T, b: T): T = if (a.less(b)) a else b
  val n = min(1, 2)
}
/*** comparable-bound ***/
object P { def max[T <: Comparable[T]](a: T, b: T): T = if (a.compareTo(b) > 0) a else b; val s: String = max("a", "b") }
/*** no-less-without-bound ***/
object P {
  def max[T](a: T, b: T): T = if (a > b) a else b
}
/*** ordering-bound ***/
object P { def max[T](a: T, b: T)(implicit o: Ordering[T]): T = if (o.gt(a, b)) a else b; val n = max(1, 2) }
/*** context-bound ***/
object P { def max[T: Ordering](l: List[T]): T = l.max; val n: Int = max(List(1, 2)) }
/*** context-bound-violated ***/
class A
object P {
  def max[T: Ordering](l: List[T]): T = l.max
  val a = max(List(new A))
}
/*** view-bound ***/
object P { def f[T <% Ordered[T]](a: T, b: T): Boolean = a < b; val x = f(1, 2) }
/*** generic-class ***/
class Box[A](val x: A) { def map[B](f: A => B): Box[B] = new Box(f(x)) }
object P { val b: Box[String] = new Box(1).map(_.toString) }
/*** generic-class-wrong-argument ***/
class Box[A](val x: A)
object P {
  val b: Box[String] = new Box(1)
}
/*** generic-class-without-arguments ***/
class Box[A](val x: A)
object P {
  def f(b: Box): Int = 1
}
/*** generic-class-with-too-many-arguments ***/
class Box[A](val x: A)
object P {
  def f(b: Box[Int, Int]): Int = 1
}
/*** type-arguments-to-a-plain-type ***/
object P {
  def f(n: Int[String]) = 1
}
/*** generic-class-invariant ***/
class Box[A](val x: A)
object P {
  val b: Box[Any] = new Box[Int](1)
}
/*** generic-class-inferred-from-expected ***/
class Box[A](val x: A)
object P { val b: Box[Any] = new Box(1); val c: Box[Double] = new Box(1) }
/*** generic-tree ***/
sealed trait Tree[A]
case class Leaf[A]() extends Tree[A]
case class Node[A](l: Tree[A], x: A, r: Tree[A]) extends Tree[A]
object P { def size[A](t: Tree[A]): Int = t match { case Leaf() => 0; case Node(l, _, r) => size(l) + 1 + size(r) }; val n = size(Node(Leaf(), 1, Leaf())) }
/*** generic-tree-mixed ***/
sealed trait Tree[A]
case class Leaf[A]() extends Tree[A]
case class Node[A](l: Tree[A], x: A, r: Tree[A]) extends Tree[A]
object P {
  val t: Tree[Int] = Node(Leaf[String](), 1, Leaf[Int]())
}
/*** second-list-sees-first ***/
object P { def f[A](l: List[A])(g: A => Int): Int = l.map(g).sum; val n = f(List("a"))(_.length) }
/*** one-list-does-not-see-itself ***/
object P {
  def f[A](l: List[A], g: A => Int): Int = l.map(g).sum
  val n = f(List("a"), _.length)
}
/*** empty-list-is-list-of-nothing ***/
object P { val l = List(); val m: List[Int] = l; val e: List[String] = Nil }
/*** cons-to-nil-type ***/
object P { val l = 1 :: "a" :: Nil; val m: List[Any] = l }
/*** cons-lub-is-not-int ***/
object P {
  val l = 1 :: "a" :: Nil
  val n: Int = l.head
}
/*** polymorphic-recursion ***/
object P { def depth[A](n: Int, x: A): Int = if (n == 0) 0 else depth(n - 1, List(x)) }
/*** value-cannot-be-polymorphic ***/
object P {
  val id: Int => Int = (x: Int) => x
  val s: String = id("a")
}
/*** type-parameter-shadows ***/
object P {
  class Box[Int](val x: Int) { def y: Int = x }
  val b: scala.Int = new Box(3).y
}
/*** type-parameter-shadows-int ***/
object P {
  def f[Int](x: Int): Int = 1
}
/*** new-of-type-parameter ***/
object P {
  def f[A]: A = new A
}
/*** higher-kinded ***/
trait Functor[F[_]] { def map[A, B](x: F[A])(f: A => B): F[B] }
object ListF extends Functor[List] { def map[A, B](x: List[A])(f: A => B): List[B] = x.map(f) }
/*** higher-kinded-of-wrong-kind ***/
trait Functor[F[_]] { def map[A, B](x: F[A])(f: A => B): F[B] }
object IntF extends Functor[Int] {
  def map[A, B](x: Int)(f: A => B): Int = x
}
/*** array-of-type-parameter ***/
object P {
  def f[A](x: A): Array[A] = Array(x)
}
/*** wildcard-type ***/
object P { def size(l: List[_]): Int = l.length; val n = size(List(1, "a")) }
/*** wildcard-element-is-any ***/
object P {
  def first(l: List[_]): Int = l.head
}
/*** wildcard-with-bound ***/
class A { def n = 1 }
class B extends A
class Box[T](var x: T)
object P { def f(b: Box[_ <: A]): Int = b.x.n; val n = f(new Box(new B)) }
/*** wildcard-bound-violated ***/
class A
class Box[T](var x: T)
object P {
  def f(b: Box[_ <: A]): Int = 1
  val n = f(new Box("a"))
}
/*** write-through-wildcard ***/
class Box[T](var x: T)
object P {
  def f(b: Box[_]): Unit = { b.x = 1 }
}
/*** explicit-existential ***/
import scala.language.existentials
object P { def size(l: List[T] forSome { type T }): Int = l.length }
