// ask: types
trait Account {
  def balance: Int
  def name: String = "account"
}
class Savings(start: Int) extends Account {
  def name = "savings"
  override def interest: Int = 2
}
class Fixed(val balance: Int) extends Account {
  override def name: Int = 3
  def add(n: Int) = { balance = balance + n }
}
object Bank {
  val a = new Account
  val b = new Fixed("3")
  val c = new Fixed(1, 2)
  val d = b.balance("x")
  def twice(f: Int => Int, x: Int) = f(f(x))
  val e = twice(x => x + 1)
  val g = twice((x, y) => x, 3)
}
