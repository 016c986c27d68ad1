// Classes, objects, fields, equality and texts of one's own.
sealed trait Tree[+A] { def size: Int = this match { case Leaf => 0; case Node(l, _, r) => l.size + 1 + r.size } }
case object Leaf extends Tree[Nothing]
case class Node[A](l: Tree[A], x: A, r: Tree[A]) extends Tree[A]
abstract class Shape { def area: Double; def name: String = "shape"; override def toString = name + "(" + area + ")" }
class Circle(val r: Double) extends Shape { def area = 3.0 * r * r; override def name = "circle" }
class Square(s: Double) extends Shape { def area = s * s }
class Counter(var n: Int) { def inc(): Int = { n += 1; n } }
class Rational(n: Int, d: Int) { require(d != 0, "zero"); private def gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b); private val g = gcd(n.abs, d.abs); val numer = n / g; val denom = d / g; def +(that: Rational) = new Rational(numer * that.denom + that.numer * denom, denom * that.denom); override def toString = numer + "/" + denom; override def equals(o: Any) = o match { case r: Rational => numer == r.numer && denom == r.denom; case _ => false } }
object Util { val xs = List(1, 2, 3); lazy val big = xs.sum * 100; var count = 0; def next(): Int = { count += 1; count } }
case class P(x: Int, y: Int = 5) { val sum = x + y; def swap = P(y, x) }
class MyEx(m: String) extends Exception("my " + m)
case class CE(n: Int) extends RuntimeException("ce " + n)
object Main {
  def show(body: => Unit): Unit = try body catch { case e: Throwable => println(e) }
  def main(args: Array[String]): Unit = {
    show { println(Node(Leaf, 3, Node(Leaf, 4, Leaf))) }
    show { println(Node(Leaf, 'c', Leaf)) }
    show { println(Node(Leaf, 3, Node(Leaf, 4, Leaf)).size) }
    show { println((new Circle(2.0)).toString) }
    show { println(new Square(1.5)) }
    show { println({ val c = new Counter(3); c.inc(); c.inc(); c.n }) }
    show { println(new Rational(1, 2) + new Rational(1, 3)) }
    show { println(new Rational(1, 0)) }
    show { println(new Rational(1, 2) == new Rational(2, 4)) }
    show { println(List(new Rational(1, 2)) == List(new Rational(2, 4))) }
    show { println(Util.big) }
    show { println({ Util.next(); Util.next(); Util.count }) }
    show { println(P(1)) }
    show { println(P(1, 2).sum) }
    show { println(P(1, 2).swap) }
    show { println(P(1).copy(y = 9)) }
    show { println(P(1) == P(1, 5)) }
    show { println(throw new MyEx("x")) }
    show { println(throw CE(3)) }
    show { println(try { throw new MyEx("x") } catch { case e: MyEx => "caught " + e.getMessage }) }
    show { println({ val P(x, y) = P(3, 4); x * y }) }
  }
}
