object Calls {
  trait A { def f(n: Int): List[String] = List("A" + n) }
  trait B extends A { override def f(n: Int): List[String] = "B" :: super.f(n + 1) }
  trait C extends A { override def f(n: Int): List[String] = "C" :: super.f(n) }
  class D extends B with C

  sealed abstract class Shape { def area(k: Int): Int = k }
  case class Square(side: Int) extends Shape { override def area(k: Int): Int = side * side * k }
  case class Dot(x: Int) extends Shape

  sealed abstract class Animal { def legs: Int = 4 }
  case class Bird(name: String) extends Animal { override val legs: Int = 2 }
  case class Cat(name: String) extends Animal
}
