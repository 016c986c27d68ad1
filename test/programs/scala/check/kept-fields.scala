// ask: check
// Objects that keep more than their parameters are what their constructors make; a var among the parameters is any.
object Kept {
  class Next(val k: Int) { val next = k + 1 }
  class Counter { var n = 0; def inc(): Unit = n += 1 }
  class Account(var money: Int)
  class Box[A](val item: A) { var looked = 0 }
  def five(c: Next): Int = 0
  def fifth(c: Counter): Int = 0
  def pay(a: Account, n: Int): Int = { a.money -= n; if (n > 0) a.money else 0 }
  def looks(b: Box[Int]): Int = 0
}
