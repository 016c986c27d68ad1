// ask: types
class Account(start: Int) {
  private var balance = start
  private def audit(n: Int): Int = n + balance
  protected def secret: Int = 1
  private[this] val pin = 3
  def same(that: Account): Boolean = that.balance == balance
  def peek(that: Account): Int = that.pin + that.start
}
object Account { def look(a: Account): Int = a.balance + a.audit(1) }
class Savings extends Account(1) { def mine: Int = secret; def theirs: Int = balance }
class Hidden private (val n: Int)
object Hidden { def make: Hidden = new Hidden(1); private val own = 1 }
object Main {
  val a = new Account(1)
  val b = a.balance
  val c = a.audit(2)
  val d = a.secret
  val e = new Hidden(2)
  import Hidden._
  val f = own
  val g = a.same(a)
}
