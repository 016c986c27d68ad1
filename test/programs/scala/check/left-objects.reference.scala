object Objects {
  case class Account(owner: String, var balance: Int)
  class Counter(var n: Int)
  def withdraw(a: Account, n: Int): Int = { if (n <= a.balance) a.balance -= n; a.balance }
  def tick(c: Counter): Int = { c.n += 1; c.n }
  def shout(b: StringBuilder): Int = { b.append("!"); b.length }
  def deposit(a: Account, n: Int): Unit = a.balance += n
}
