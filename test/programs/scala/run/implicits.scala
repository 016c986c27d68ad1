// Implicit values, objects, conversions, classes and bounds.
import scala.language.implicitConversions
trait Show[A] { def show(a: A): String }
object Show {
  implicit val ints: Show[Int] = new Show[Int] { def show(n: Int) = "#" + n }
  implicit object Texts extends Show[String] { def show(s: String) = "'" + s + "'" }
  implicit def lists[A](implicit one: Show[A]): Show[List[A]] =
    new Show[List[A]] { def show(as: List[A]) = as.map(one.show).mkString("<", " ", ">") }
  implicit def pairs[A: Show, B: Show]: Show[(A, B)] =
    new Show[(A, B)] { def show(p: (A, B)) = implicitly[Show[A]].show(p._1) + "&" + implicitly[Show[B]].show(p._2) }
}
case class Money(cents: Int)
object Money {
  implicit val byCents: Ordering[Money] = Ordering.by(_.cents)
  implicit def fromInt(cents: Int): Money = Money(cents)
}
object Syntax {
  implicit class Times(n: Int) { def times(f: Int => Unit): Unit = (1 to n).foreach(f) }
  implicit class Shown[A](a: A)(implicit s: Show[A]) { def shown: String = s.show(a) }
  implicit def yesNo(b: Boolean): String = if (b) "yes" else "no"
}
trait Low { implicit def other: Int = 1 }
object High extends Low { implicit val mine: Int = 2 }
object Main {
  import Syntax._
  def show[A](a: A)(implicit s: Show[A]): String = s.show(a)
  def largest[A: Ordering](as: List[A]): A = as.max
  def add(a: Money, b: Money): Money = Money(a.cents + b.cents)
  def scaled(n: Int)(implicit factor: Int): Int = n * factor
  def main(args: Array[String]): Unit = {
    println(show(3) + show("a") + show(List(List(1), Nil)) + show((1, List("x"))))
    println(largest(List(Money(3), Money(7), Money(5))))
    println(add(3, Money(4)))
    3.times(i => print(i))
    println()
    println(List(1, 2).shown + 4.shown)
    val answer: String = 3 > 2
    println(answer.toUpperCase)
    implicit val factor: Int = 10
    println(scaled(4))
    println(scaled(4)(3))
    println(inner)
  }
  def inner: Int = { import High._; scaled(5) }
}
