// ask: check
// Records and case classes with one constructor, tuples in the place of several parameters, unit in the place of none.
case class Account(owner: String, balance: Int)

object Bank {
  def deposit(a: Account, n: Int): Account = a.copy(balance = a.balance + n)
  def richer(a: Account, b: Account): Account = if (a.balance > b.balance) a else b
  def isOverdrawn(a: Account): Boolean = a.balance <= 0
  def empty: Account = Account("", 0)
  def distance(a: (Int, Int), b: (Int, Int)): Int = (a._1 - b._1).abs + (a._2 - b._2).abs
}
