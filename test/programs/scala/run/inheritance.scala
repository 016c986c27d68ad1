// Traits, overriding, extractors, closures over locals, early returns, parameters of all kinds.
trait Animal { def name: String; def speak: String = name + " speaks"; val legs: Int = 4 }
trait Loud extends Animal { override def speak: String = super.speak.toUpperCase }
class Dog(val name: String) extends Animal
class BigDog(n: String) extends Dog(n) with Loud { override val legs = 5 }
abstract class Base(val id: Int) { val twice = id * 2; def show = "base " + id + " " + twice }
class Derived(x: Int) extends Base(x + 1) { override def show = super.show + "!" }
object Single extends Base(7) { val own = 3 }
sealed abstract class Expr
case class Num(n: Int) extends Expr
case class Add(l: Expr, r: Expr) extends Expr
case class Mul(l: Expr, r: Expr) extends Expr
case object Zero extends Expr
object Eval { def eval(e: Expr): Int = e match { case Num(n) => n; case Add(l, r) => eval(l) + eval(r); case Mul(l, r) => eval(l) * eval(r); case Zero => 0 } }
class Stack[A] { private var items: List[A] = Nil; def push(x: A): Unit = { items = x :: items }; def pop(): A = { val h = items.head; items = items.tail; h }; def size = items.length }
class Acc { var total = 0; def add(n: Int): Acc = { total += n; this } }
object Twice { def unapply(n: Int): Option[Int] = if (n % 2 == 0) Some(n / 2) else None }
object Even { def unapply(n: Int): Boolean = n % 2 == 0 }
class Pt(val x: Int, val y: Int) extends Ordered[Pt] { def compare(that: Pt) = x - that.x; override def toString = "Pt(" + x + ")" }
object Fns { def early(n: Int): String = { if (n < 0) return "neg"; if (n == 0) { return "zero" }; "pos" }; def loop(xs: List[Int]): Int = { for (x <- xs) { if (x > 2) return x }; -1 }; def cur(a: Int)(b: Int): Int = a * b; def byname(c: Boolean, x: => Int): Int = if (c) x else 0; def vs(xs: Int*): Int = xs.sum; def dflt(a: Int, b: Int = 10, c: Int = 100): Int = a + b + c; def gen[A](x: A, y: A): List[A] = List(x, y); def impl(x: Int)(implicit k: Int): Int = x * k }
class Outer(n: Int) { class Inner(m: Int) { def sum = n + m }; def mk(m: Int) = new Inner(m) }
trait Monoid[A] { def zero: A; def plus(a: A, b: A): A }
object IntM extends Monoid[Int] { def zero = 0; def plus(a: Int, b: Int) = a + b }
class Lazy1 { lazy val v = { println("init"); 42 } }
case class Wrap[A](value: A) { def map[B](f: A => B): Wrap[B] = Wrap(f(value)) }
object Init { println("Init made"); val a = 1; def f = a + 1 }
class NoStr(val a: Int)
case class Deep(xs: List[Int], m: Option[Deep])
object Main {
  def show(body: => Unit): Unit = try body catch { case e: Throwable => println(e) }
  def main(args: Array[String]): Unit = {
    show { println(new Dog("rex").speak) }
    show { println(new BigDog("max").speak) }
    show { println(new BigDog("max").legs) }
    show { println((new BigDog("max"): Animal).legs) }
    show { println(new Derived(3).show) }
    show { println(new Derived(3).twice) }
    show { println(Single.show + Single.own) }
    show { println((Single: Base).id) }
    show { println(Eval.eval(Add(Num(2), Mul(Num(3), Num(4))))) }
    show { println(Eval.eval(Zero)) }
    show { println(Add(Num(2), Zero)) }
    show { println({ val s = new Stack[Int]; s.push(1); s.push(2); s.pop() + s.size }) }
    show { println(new Acc().add(3).add(4).total) }
    show { println(10 match { case Twice(n) => n; case _ => 0 }) }
    show { println(7 match { case Twice(n) => n; case _ => 0 }) }
    show { println(7 match { case Even() => "even"; case _ => "odd" }) }
    show { println(List(new Pt(2, 0), new Pt(1, 0)).sorted) }
    show { println(new Pt(1, 2) < new Pt(2, 3)) }
    show { println(List(new Pt(2, 0), new Pt(1, 0)).max) }
    show { println(Fns.early(-1) + Fns.early(0) + Fns.early(1)) }
    show { println(Fns.loop(List(1,2,3,4))) }
    show { println(Fns.loop(List(1))) }
    show { println(Fns.cur(3)(4)) }
    show { println({ val f = Fns.cur(3) _; f(5) }) }
    show { println(Fns.byname(false, 1 / 0)) }
    show { println(Fns.byname(true, 1 / 0)) }
    show { println(Fns.vs(1, 2, 3)) }
    show { println(Fns.vs(List(4, 5): _*)) }
    show { println(Fns.dflt(1)) }
    show { println(Fns.dflt(1, c = 5)) }
    show { println(Fns.dflt(c = 1, a = 2)) }
    show { println(Fns.gen(1, 2)) }
    show { println(new Outer(3).mk(4).sum) }
    show { println(IntM.plus(IntM.zero, 5)) }
    show { println({ def fold[A](xs: List[A], m: Monoid[A]): A = xs.foldLeft(m.zero)(m.plus); fold(List(1,2,3), IntM) }) }
    show { println({ val m = new Monoid[String] { def zero = "z"; def plus(a: String, b: String) = a + b }; List("a","b").foldLeft(m.zero)(m.plus) }) }
    show { println({ val l = new Lazy1; l.v + l.v }) }
    show { println(Wrap(3).map(_ + 1).map("x" + _)) }
    show { println(Init.f) }
    show { println(Init.f) }
    show { println({ case class Loc(q: Int); Loc(4) }) }
    show { println({ val k = 5; class LocC(q: Int) { def go = q * k }; new LocC(3).go }) }
    show { println({ val a = new NoStr(1); val b = new NoStr(1); (a == b, a == a, a eq a) }) }
    show { println(Deep(List(1), Some(Deep(Nil, None)))) }
    show { println(Deep(List(1), None) == Deep(List(1), None)) }
    show { println(Deep(List(1), None).copy(xs = Nil)) }
  }
}
