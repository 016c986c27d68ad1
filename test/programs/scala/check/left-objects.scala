// ask: check
object Objects {
  case class Account(owner: String, var balance: Int)
  class Counter(var n: Int)
  def withdraw(a: Account, n: Int): Int = if (n <= a.balance) a.balance - n else a.balance
  def tick(c: Counter): Int = c.n + 1
  def shout(b: StringBuilder): Int = b.length + 1
  def deposit(a: Account, n: Int): Unit = a.balance = n + a.balance
}
