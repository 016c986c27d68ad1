// ask: types
class Cell[+T](var x: T)
class Source[+T](val x: T) { def set(y: T): Unit = () }
class Sink[-T] { def take(x: T): Unit = (); def give: T = ??? }
trait Fn[-A, +B] { def apply(a: A): B; def wrong(b: B): A }
class Lists[+A] { def push[B >: A](b: B): Lists[B] = new Lists[B]; def bad[B <: A](b: B): Int = 1 }
class Fine[+A](a: A, private var b: Int) { def all: List[A] = List(a); val f: Int => A = _ => a }
