/*** covariant-class ***/
class Box[+A](val x: A)
object P { val b: Box[Any] = new Box[Int](1) }
/*** covariant-in-parameter ***/
class Box[+A](val x: A) {
  def set(y: A): Int = 1
}
/*** covariant-var ***/
class Box[+A](
  var x: A)
/*** covariant-private-this-var ***/
class Box[+A](private[this] var x: A) { def get: A = x }
/*** covariant-private-var ***/
class Box[+A](
  private var x: A) { def get: A = x }
/*** covariant-lower-bound ***/
class Box[+A](val x: A) { def set[B >: A](y: B): Box[B] = new Box(y) }
/*** covariant-upper-bound ***/
class Box[+A](val x: A) {
  def f[B <: A](y: B): Int = 1
}
/*** contravariant-class ***/
trait Show[-A] { def show(x: A): String }
object P { val s: Show[Any] = new Show[Any] { def show(x: Any) = "a" }; val t: Show[Int] = s }
/*** contravariant-the-wrong-way ***/
trait Show[-A] { def show(x: A): String }
object P {
  val s: Show[Int] = new Show[Int] { def show(x: Int) = "a" }
  val t: Show[Any] = s
}
/*** contravariant-in-result ***/
trait Show[-A] {
  def get: A
}
/*** covariant-in-function-argument ***/
trait Box[+A] {
  def f(g: A => Int): Int
}
/*** covariant-in-function-result ***/
trait Box[+A] { def f(g: Int => Int): A; def map[B](f: A => B): Box[B]; def k: Int => A }
/*** covariant-in-function-result-type-argument ***/
trait Box[+A] {
  def f: A => Int
}
/*** covariant-twice-contravariant ***/
trait Box[+A] { def f(g: (A => Int) => Int): Int }
/*** contravariant-in-function-parameter ***/
trait Sink[-A] {
  def f(g: (A => Int) => Int): Int
}
/*** covariant-in-invariant-position ***/
trait Box[+A] {
  def f: Array[A]
}
/*** covariant-in-own-invariant-class ***/
class Cell[A](var x: A)
trait Box[+A] {
  def cell: Cell[A]
}
/*** covariant-inherits-invariant ***/
trait Inv[A]
trait Box[+A]
  extends Inv[A]
/*** covariant-inherits-covariant ***/
trait Co[+A]
trait Box[+A] extends Co[List[A]]
/*** contravariant-inherits-covariant ***/
trait Co[+A]
trait Sink[-A]
  extends Co[A]
/*** covariant-constructor-parameter ***/
class Box[+A](x: A) { def get: A = x }
/*** covariant-in-private-this-method ***/
class Box[+A](val x: A) { private[this] def f(y: A): Int = 1 }
/*** covariant-in-private-method ***/
class Box[+A](val x: A) {
  private def f(y: A): Int = 1
}
/*** covariant-adt ***/
sealed trait Lst[+A]
case object Empty extends Lst[Nothing]
case class Cons[+A](h: A, t: Lst[A]) extends Lst[A]
object P { val l: Lst[Any] = Cons(1, Cons("a", Empty)) }
/*** invariant-adt-with-nothing ***/
sealed trait Lst[A]
case object Empty extends Lst[Nothing]
case class Cons[A](h: A, t: Lst[A]) extends Lst[A]
object P {
  val l: Lst[Int] = Cons(1, Empty)
}
/*** covariant-method-prepend ***/
sealed trait Lst[+A] {
  def prepend(x: A): Lst[A] = Cons(x, this)
}
case object Empty extends Lst[Nothing]
case class Cons[+A](h: A, t: Lst[A]) extends Lst[A]
/*** covariant-method-prepend-widened ***/
sealed trait Lst[+A] { def prepend[B >: A](x: B): Lst[B] = Cons(x, this) }
case object Empty extends Lst[Nothing]
case class Cons[+A](h: A, t: Lst[A]) extends Lst[A]
/*** variance-in-method-type-parameter ***/
object P {
  def f[+A](x: A): A = x
}
/*** variance-of-alias ***/
trait Box[+A] {
  type F = A => Int
  def f(g: Int): Option[A]
}
/*** variance-in-abstract-type-bound ***/
trait Box[+A] { type T <: A }
/*** covariant-in-local-definition ***/
class Box[+A](val x: A) { def f: Int = { def g(y: A): Int = 1; g(x) } }
/*** covariant-in-tuple-and-option ***/
trait Box[+A] { def f: (A, Option[List[A]]); def g: Map[Int, A] }
/*** covariant-in-map-key ***/
trait Box[+A] {
  def g: Map[A, Int]
}
/*** covariant-in-by-name ***/
trait Box[+A] {
  def orElse(x: => A): A
}
/*** covariant-set-of ***/
trait Box[+A] {
  def f: Set[A]
}
/*** contravariant-list-of-consumers ***/
trait Sink[-A] { def put(x: A): Unit; def both[B <: A](o: Sink[B]): Sink[B]; def list(l: List[A]): Int }
