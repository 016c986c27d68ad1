/*** tostring-with-parentheses ***/
class A { override def toString = "a"; override def hashCode(): Int = 1 }
object P { val s: String = new A().toString() + new A().hashCode() + new A().hashCode }
/*** parentheses-differ-in-override ***/
trait A { def f(): Int; def g: Int }
class B extends A { def f = 1; def g() = 2 }
object P { val n = new B().f + new B().g() }
/*** override-chain ***/
abstract class Shape { def name: String = "shape"; def area: Double; protected def scale: Double = 1 }
class Circle(r: Double) extends Shape { override def name = "circle"; def area = 3 * r * r; override protected def scale = 2 }
class Big(r: Double) extends Circle(r) { override def name = "big " + super.name; override def scale = 3 }
object P { val l: List[Shape] = List(new Circle(1), new Big(2)); val s = l.map(_.name) }
/*** lazy-val-implements ***/
trait A { def x: Int; val y: Int; lazy val z: Int = x + y }
class B extends A { lazy val x = 1; val y = 2 }
/*** lazy-val-overrides-lazy ***/
class A { lazy val x: Int = 1 }
class B extends A { override lazy val x: Int = 2 }
/*** var-implements-def-and-var ***/
trait A { def x: Int; var y: Int }
class B extends A { var x = 1; var y = 2 }
object P { val b = new B; b.x = 3; b.y = 4; val a: A = b; a.y = 5 }
/*** parameter-implements ***/
abstract class A(val n: Int) { def m: Int; val k: Int }
class B(override val n: Int, val m: Int, val k: Int) extends A(n)
case class C(m: Int, k: Int) extends A(m + k)
/*** plain-parameter-of-the-same-name ***/
class A(val n: Int)
class B(n: Int) extends A(n) { def twice = n * 2 }
class C(n: Int) extends B(n)
/*** diamond-resolved-by-override ***/
trait A { def f: Int }
trait B extends A { override def f: Int = 1 }
trait C extends A { override def f: Int = 2 }
class D extends B with C
object P { val n: Int = new D().f }
/*** diamond-of-values ***/
trait A { val x: Int = 1; def y: Int = x }
trait B extends A { override val x: Int = 2 }
trait C extends A { override def y: Int = 3 }
class D extends B with C
/*** abstract-in-one-concrete-in-other ***/
trait Named { def name: String }
class Person(val name: String)
class Student(n: String) extends Person(n) with Named
object P { val x: Named = new Student("a"); val s = x.name }
/*** same-trait-by-two-ways ***/
trait Base[A] { def get: A }
trait L extends Base[Int]
trait R extends Base[Int]
class C extends L with R { def get = 1 }
/*** covariant-trait-at-two-types ***/
trait Base[+A]
trait L extends Base[Int]
trait R extends Base[Any]
class C extends R with L
/*** trait-with-superclass ***/
class A { def f = 1 }
trait T extends A { def g = f + 1 }
class B extends A with T
class C extends B with T
/*** exception-classes ***/
class E1(msg: String) extends Exception(msg)
case class E2(n: Int) extends RuntimeException("n " + n)
case object E3 extends Exception
object P { def f(n: Int): Int = try { if (n > 0) throw E2(n) else throw new E1("x") } catch { case E2(k) => k; case E3 => 0; case e: Exception => e.getMessage.length } }
/*** overloads-and-defaults ***/
class Logger { def log(s: String, n: Int = 1): String = s * n; def log(n: Int): String = n.toString; def log(a: Any, b: Any): String = "" }
object P { val l = new Logger; val a = l.log("a"); val b = l.log(1); val c = l.log(1.5, 2); val d = l.log("a", 2) }
/*** overloads-with-functions ***/
object P { def f(g: Int => Int): Int = g(1); def f(g: (Int, Int) => Int): Int = g(1, 2); val a = f(x => x); val b = f((x, y) => x + y); val c = f(_ + _) }
/*** overloads-generic-and-special ***/
object P { def show(x: Any): String = "any"; def show(n: Int): String = "int"; def show[A](l: List[A]): String = "list"; val s = show(1) + show("a") + show(List(1)) }
/*** overloads-differ-in-result-when-erased ***/
object P { def f(l: List[Int]): Int = 1; def f(l: List[String]): String = "a"; val n: Int = f(List(1)) }
/*** overloaded-operators ***/
case class V(x: Double, y: Double) { def *(k: Double): V = V(x * k, y * k); def *(o: V): Double = x * o.x + y * o.y; def +(o: V) = V(x + o.x, y + o.y) }
object P { val v = V(1, 2) * 2 + V(1, 1); val d: Double = v * v }
/*** curried-with-default ***/
object P { def f(a: Int, b: Int = 2)(c: Int = a + b): Int = a + b + c; val x = f(1)(); val y = f(1, 3)(4); val z = f(b = 1, a = 2)() }
/*** class-default-from-earlier-list ***/
class A(val n: Int)(val m: Int = n + 1)
object P { val a = new A(1)(); val x = a.m }
/*** nested-generic-empty-constructors ***/
sealed trait T[A]
case class E[A]() extends T[A]
case class N[A](l: T[A], x: A, r: T[A]) extends T[A]
object P {
  def insert[A](t: T[A], x: A)(lt: (A, A) => Boolean): T[A] = t match {
    case E() => N(E(), x, E())
    case N(l, y, r) => if (lt(x, y)) N(insert(l, x)(lt), y, r) else N(l, y, insert(r, x)(lt))
  }
  val t: T[Int] = N(N(E(), 1, E()), 2, E())
  val u = insert(insert(E[Int](), 1)(_ < _), 2)(_ < _)
}
/*** invariant-list-of-own ***/
sealed abstract class L[A] { def ++(o: L[A]): L[A] = this match { case Nl() => o; case Cs(h, t) => Cs(h, t ++ o) } ; def map[B](f: A => B): L[B] = this match { case Nl() => Nl(); case Cs(h, t) => Cs(f(h), t.map(f)) } }
case class Nl[A]() extends L[A]
case class Cs[A](h: A, t: L[A]) extends L[A]
object P { val l: L[String] = (Cs(1, Cs(2, Nl())) ++ Cs(3, Nl())).map(_.toString); def len[A](l: L[A]): Int = l match { case Nl() => 0; case Cs(_, t) => 1 + len(t) }; val n = len(Cs(1, Nl())) + len(Nl[Int]()) }
/*** bounded-classes ***/
trait Animal { def name: String }
case class Dog(name: String) extends Animal
class Cage[+A <: Animal](val a: A) { def swap[B >: A <: Animal](b: B): Cage[B] = new Cage(b) }
object P { val c: Cage[Dog] = new Cage(Dog("a")); val d: Cage[Animal] = c.swap(new Animal { def name = "x" }) }
/*** bounded-recursively ***/
trait Ord[A <: Ord[A]] { def cmp(o: A): Int; def max(o: A): A }
case class I(n: Int) extends Ord[I] { def cmp(o: I) = n - o.n; def max(o: I) = if (cmp(o) > 0) this else o }
object P { def biggest[A <: Ord[A]](l: List[A]): A = l.reduceLeft((a, b) => a.max(b)); val i: I = biggest(List(I(1), I(2))) }
/*** tailrec-in-match-and-nested ***/
import scala.annotation.tailrec
object P {
  @tailrec final def last[A](l: List[A]): A = l match { case x :: Nil => x; case _ :: t => last(t); case Nil => throw new NoSuchElementException }
  def rev[A](l: List[A]): List[A] = { @tailrec def go(l: List[A], acc: List[A]): List[A] = if (l.isEmpty) acc else { val h = l.head; go(l.tail, h :: acc) }; go(l, Nil) }
  @tailrec def all(l: List[Int])(p: Int => Boolean): Boolean = l.isEmpty || p(l.head) && all(l.tail)(p)
}
/*** tailrec-in-final-class ***/
import scala.annotation.tailrec
final class A { @tailrec def f(n: Int): Int = if (n == 0) 0 else f(n - 1) }
class B { @tailrec private def f(n: Int): Int = if (n == 0) 0 else f(n - 1); @tailrec final def g(n: Int): Int = if (n == 0) 0 else g(n - 1) }
/*** private-types-kept-private ***/
class A { private class In(val n: Int); private val i = new In(1); private def f(x: In): In = x; def g: Int = f(i).n; private[this] var j: In = i }
object A { private case class C(n: Int); private def mk(n: Int) = C(n); def run(n: Int): Int = mk(n) match { case C(k) => k } }
/*** protected-in-inner-class-and-companion ***/
class A { protected var n = 1; class In { def f = n }; def copy(o: A): Unit = { n = o.n } }
object A { def peek(a: A) = a.n }
class B extends A { def g(b: B) = b.n + n; val h = () => n }
/*** private-this-is-never-overridden ***/
class A { private[this] val x = 1; private def y = 2; def z = x + y }
class B extends A { val x = "a"; def y = "b" }
/*** imports-of-one-name ***/
object A { def f(n: Int) = n; val g = 1 }
object B { def h = 2; val g = 3 }
object P { import A._; import B.{g => _, _}; val x = f(g) + h }
/*** import-inside-hides-outside ***/
object A { val g = 1 }
object B { val g = "b" }
object P { import A._; def f: String = { import B._; g }; val n: Int = g }
/*** wildcards-read ***/
class Box[A](var x: A) { def get: A = x; def map[B](f: A => B): Box[B] = new Box(f(x)) }
object P { def show(b: Box[_]): String = b.get.toString + b.x; def all(l: List[Box[_]]): List[String] = l.map(show); def len(b: Box[_ <: Seq[Int]]): Int = b.get.length + b.map(_.length).get; def id[A](b: Box[A]): Box[A] = b; def go(b: Box[_]): String = show(id(b)) }
/*** setters-and-properties ***/
class T { private var c = 0.0; def f: Double = c * 2; def f_=(x: Double): Unit = { c = x / 2 }; def up(): Unit = { f = f + 1; f += 2 } }
object P { val t = new T; t.f = 3; t.f += 1 }
/*** value-classes-and-universal-traits ***/
class Id(val n: Int) extends AnyVal { def next: Id = new Id(n + 1) }
object P { implicit class Ops(val s: String) extends AnyVal { def twice: String = s + s }; val x = "a".twice; val i = new Id(1).next.n }
/*** sealed-hierarchy-with-final-cases ***/
sealed abstract class Expr extends Product with Serializable
final case class Num(n: Int) extends Expr
final case class Add(l: Expr, r: Expr) extends Expr
case object Zero extends Expr
object P { def eval(e: Expr): Int = e match { case Num(n) => n; case Add(l, r) => eval(l) + eval(r); case Zero => 0 }; val n = eval(Add(Num(1), Zero)) }
/*** pattern-tests-among-traits ***/
trait A
trait B
class C extends A with B
final class D extends A
object P { def f(a: A): Int = a match { case b: B => 1; case d: D => 2; case _ => 3 }; def g(o: Option[Any]): Int = o match { case Some(n: Int) => n; case Some(s: String) => s.length; case _ => 0 } }
/*** gadt-with-open-parameters ***/
sealed trait Expr[A]
case class Lit[A](x: A) extends Expr[A]
case class Eq[B](l: Expr[B], r: Expr[B]) extends Expr[Boolean]
case class Fst[X, Y](p: Expr[(X, Y)]) extends Expr[X]
object P { def eval[A](e: Expr[A]): A = e match { case Lit(x) => x; case Eq(l, r) => eval(l) == eval(r); case Fst(p) => eval(p)._1 }; def isLit(e: Expr[Boolean]): Boolean = e match { case Lit(b) => b; case Eq(l, r) => false; case Fst(p) => false } }
/*** implicit-scopes-nested ***/
object P { implicit val n: Int = 1; def f(implicit k: Int) = k; def g: Int = { implicit val m: Int = 2; 3 }; class A { def h = f } }
/*** implicits-of-different-types ***/
trait Show[A] { def show(a: A): String }
object Show { implicit val i: Show[Int] = new Show[Int] { def show(a: Int) = "i" }; implicit val s: Show[String] = new Show[String] { def show(a: String) = a }; implicit def o[A](implicit x: Show[A]): Show[Option[A]] = new Show[Option[A]] { def show(a: Option[A]) = a.fold("")(x.show) } }
object P { def p[A: Show](a: A): String = implicitly[Show[A]].show(a); val x = p(1) + p("a") + p(Option(1)) }
/*** accumulating-fold-with-empty ***/
object P { def f(l: List[Int]): (List[Int], List[Int]) = l.foldRight((List[Int](), List[Int]())) { case (x, (a, b)) => if (x > 0) (x :: a, b) else (a, x :: b) }; def g(l: List[String]) = l.foldLeft(Map.empty[String, Int])((m, s) => m + (s -> (m.getOrElse(s, 0) + 1))); def h(l: List[Int]) = l.foldLeft(List.empty[Int])((a, x) => x :: a) }
/*** anonymous-classes-with-overrides ***/
abstract class A { def f: Int; def g: Int = f + 1; val k: Int = 2 }
object P { val a = new A { def f = 1; override def g = super.g * 2; override val k = 3; private val z = 4; def extra = z } }
