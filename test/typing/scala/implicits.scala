/*** implicit-parameter-found ***/
object P { implicit val n: Int = 3; def f(implicit k: Int): Int = k; val x = f }
/*** implicit-parameter-missing ***/
object P {
  def f(implicit k: Int): Int = k
  val x = f
}
/*** implicit-parameter-passed ***/
object P { def f(implicit k: Int): Int = k; val x = f(4) }
/*** implicit-ambiguous ***/
object P {
  implicit val a: Int = 1
  implicit val b: Int = 2
  def f(implicit k: Int): Int = k
  val x = f
}
/*** implicit-more-specific ***/
object P {
  implicit val a: Any = 1
  implicit val b: String = "a"
  def f(implicit k: Any): Any = k
  val x = f
}
/*** implicit-of-wrong-type ***/
object P {
  implicit val a: String = "a"
  def f(implicit k: Int): Int = k
  val x = f
}
/*** implicit-in-companion ***/
trait Show[A] { def show(x: A): String }
object Show { implicit val ints: Show[Int] = new Show[Int] { def show(x: Int) = x.toString } }
object P { def show[A](x: A)(implicit s: Show[A]): String = s.show(x); val t = show(1) }
/*** implicit-instance-missing ***/
trait Show[A] { def show(x: A): String }
object Show { implicit val ints: Show[Int] = new Show[Int] { def show(x: Int) = x.toString } }
object P {
  def show[A](x: A)(implicit s: Show[A]): String = s.show(x)
  val t = show("a")
}
/*** implicit-derived ***/
trait Show[A] { def show(x: A): String }
object Show {
  implicit val ints: Show[Int] = new Show[Int] { def show(x: Int) = x.toString }
  implicit def lists[A](implicit s: Show[A]): Show[List[A]] = new Show[List[A]] { def show(l: List[A]) = l.map(s.show).mkString }
}
object P { def show[A](x: A)(implicit s: Show[A]): String = s.show(x); val t = show(List(List(1))) }
/*** implicit-derived-missing ***/
trait Show[A] { def show(x: A): String }
object Show {
  implicit def lists[A](implicit s: Show[A]): Show[List[A]] = new Show[List[A]] { def show(l: List[A]) = l.map(s.show).mkString }
}
object P {
  def show[A](x: A)(implicit s: Show[A]): String = s.show(x)
  val t = show(List(1))
}
/*** implicitly ***/
object P { implicit val n: Int = 3; val x: Int = implicitly[Int]; val o: Ordering[String] = implicitly[Ordering[String]] }
/*** implicitly-missing ***/
class A
object P {
  val x = implicitly[A]
}
/*** implicit-conversion ***/
import scala.language.implicitConversions
object P { implicit def toS(n: Int): String = n.toString; val s: String = 3 }
/*** conversion-not-implicit ***/
object P {
  def toS(n: Int): String = n.toString
  val s: String = 3
}
/*** conversion-for-member ***/
import scala.language.implicitConversions
class Rich(n: Int) { def double = n * 2 }
object P { implicit def rich(n: Int): Rich = new Rich(n); val x: Int = 3.double }
/*** conversions-do-not-chain ***/
import scala.language.implicitConversions
class A(val n: Int)
class B(val a: A)
object P {
  implicit def toA(n: Int): A = new A(n)
  implicit def toB(a: A): B = new B(a)
  val b: B = 3
}
/*** conversions-ambiguous ***/
import scala.language.implicitConversions
class A
object P {
  implicit def f(n: Int): A = new A
  implicit def g(n: Int): A = new A
  val a: A = 3
}
/*** implicit-class ***/
object P { implicit class Rich(n: Int) { def double: Int = n * 2 }; val x = 3.double }
/*** implicit-class-out-of-scope ***/
object Q { implicit class Rich(n: Int) { def double: Int = n * 2 } }
object P {
  val x = 3.double
}
/*** implicit-class-imported ***/
object Q { implicit class Rich(n: Int) { def double: Int = n * 2 } }
object P { import Q._; val x = 3.double }
/*** implicit-class-at-top ***/
implicit class Rich(n: Int) { def double: Int = n * 2 }
/*** implicit-class-with-two-parameters ***/
object P {
  implicit class Rich(n: Int, m: Int) { def double: Int = n * 2 }
}
/*** implicit-class-on-other-type ***/
object P {
  implicit class Rich(n: Int) { def double: Int = n * 2 }
  val x = "a".double
}
/*** implicit-value-needs-type-when-used-before ***/
object P {
  def f(implicit k: String): String = k
  val x = f
  implicit val s = "a"
}
/*** implicit-local ***/
object P { def f(implicit k: Int): Int = k; def g: Int = { implicit val n = 3; f } }
/*** implicit-parameter-is-implicit-inside ***/
object P { def f(implicit k: Int): Int = k; def g(implicit n: Int): Int = f + 1 }
/*** ordering-of-tuples ***/
object P { val l: List[(Int, String)] = List((2, "a"), (1, "b")).sorted }
/*** ordering-missing ***/
class A
object P {
  val l = List(new A, new A).sorted
}
/*** numeric-missing ***/
object P {
  val n = List("a", "b").sum
}
/*** numeric ***/
object P { def sum[T](l: List[T])(implicit n: Numeric[T]): T = l.foldLeft(n.zero)(n.plus); val x: Double = sum(List(1.5)) }
/*** own-ordering ***/
case class A(n: Int)
object A { implicit val o: Ordering[A] = Ordering.by(_.n) }
object P { val l: List[A] = List(A(2), A(1)).sorted; val m: A = l.max }
/*** implicit-lambda-parameter ***/
object P { def f(implicit k: Int): Int = k; val g: Int => Int = { implicit n => f + 1 } }
/*** implicit-list-must-be-last ***/
object P {
  def f(implicit k: Int)(n: Int): Int = k
}
/*** arrow-is-a-conversion ***/
object P { val p: (Int, String) = 1 -> "a" }
/*** implicit-shadowed ***/
object P {
  implicit val n: Int = 3
  def f(implicit k: Int): Int = k
  def g(n: String): Int = f
}
