// ask: check
// A method is asked of an object, and the object knows which one it has: x.f(0) is what is called and shown.
object Calls {
  trait A { def f(n: Int): List[String] = List("A" + n) }
  trait B extends A { override def f(n: Int): List[String] = "B" :: super.f(n) }
  trait C extends A { override def f(n: Int): List[String] = "C" :: super.f(n) }
  class D extends B with C

  sealed abstract class Shape { def area(k: Int): Int = k + 1 }
  case class Square(side: Int) extends Shape { override def area(k: Int): Int = side * side * k }
  case class Dot(x: Int) extends Shape

  sealed abstract class Animal { def legs: Int = this match { case Bird(_) => 2; case _ => 4 } }
  case class Bird(name: String) extends Animal
  case class Cat(name: String) extends Animal
}
