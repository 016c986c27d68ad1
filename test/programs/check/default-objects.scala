// ask: check
// A default sees its object, may be overridden, and is evaluated at each call, after all arguments.
object M {
  class Account(val start: Int) { def pay(amount: Int = 0): Int = start + amount }
  trait Price { def base: Int; def price(rate: Int = base): Int = base + rate }
  class Double(val base: Int) extends Price { override def price(rate: Int): Int = base + rate + 1 }
  class Kept(val base: Int) extends Price { override def price(rate: Int): Int = base - rate }
  def both(base: Int): Int = (new Double(base): Price).price() + (new Kept(base): Price).price()
  case class Point(x: Int = 0, y: Int = 0)
  def moved(x: Int, dy: Int = 1): Point = Point(y = dy, x = x)
  var next = 0
  def fresh(n: Int = { next = 1; next }): Int = n
  def told(x: Int = { println("y"); 1 }, y: Int = { println("x"); 2 }): Int = x - y
}
