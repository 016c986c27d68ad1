// Setters, types that nobody knows, values that implement methods, arguments that take their type from others.
trait Named { def name: String; def hello: String = "hello " + name }
class Person(val name: String)
class Student(n: String) extends Person(n) with Named
class T { private var c = 0.0; def f: Double = c * 2; def f_=(x: Double): Unit = { c = x / 2 }; def up(): Unit = { f = f + 1; f += 2 } }
class Box[A](var x: A) { def get: A = x; def map[B](f: A => B): Box[B] = new Box(f(x)) }
sealed trait L[A]
case class E[A]() extends L[A]
case class C[A](h: A, t: L[A]) extends L[A]
object Main {
  def show(b: Box[_]): String = b.get.toString + b.x
  def id[A](b: Box[A]): Box[A] = b
  def go(b: Box[_]): String = show(id(b))
  def f(x: Any): Int = x match { case l: List[a] => l.length; case _ => 0 }
  def u(x: Unit): Int = 7
  def main(args: Array[String]): Unit = {
    val x: Named = new Student("a")
    println(x.hello + x.name)
    val t = new T; t.f = 3; t.f += 1; t.up(); println(t.f)
    println(go(new Box(3)) + go(new Box("q").map(_.length)))
    println(f(List(1, 2)) + u())
    println(C(1, C(2, E())))
  }
}
