object Kept {
  class Next(val k: Int) { val next = k + 1 }
  class Counter { var n = 0; def inc(): Unit = n += 1 }
  class Account(var money: Int)
  class Box[A](val item: A) { var looked = 0 }
  def five(c: Next): Int = if (c.next == 5) c.k else 0
  def fifth(c: Counter): Int = if (c.n == 5) 1 else 0
  def pay(a: Account, n: Int): Int = { a.money -= n; a.money }
  def looks(b: Box[Int]): Int = b.looked
}
