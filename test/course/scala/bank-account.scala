// Classes with state: accounts that throw. check: transfer, history, total
class InsufficientFunds(missing: Int) extends Exception("missing " + missing)

class BankAccount(val owner: String, initial: Int) {
  private var balance = initial
  private var log: List[String] = Nil

  def deposit(amount: Int): Unit = {
    if (amount <= 0) throw new IllegalArgumentException("not an amount: " + amount)
    balance += amount
    log = ("+" + amount) :: log
  }

  def withdraw(amount: Int): Int = {
    if (amount <= 0) throw new IllegalArgumentException("not an amount: " + amount)
    if (amount > balance) throw new InsufficientFunds(amount - balance)
    balance -= amount
    log = ("-" + amount) :: log
    balance
  }

  def current: Int = balance
  def entries: List[String] = log.reverse
}

object Bank {
  def transfer(start: Int, amounts: List[Int]): (Int, Int) = {
    val from = new BankAccount("from", start)
    val to = new BankAccount("to", 0)
    for (amount <- amounts) {
      try {
        from.withdraw(amount)
        to.deposit(amount)
      } catch {
        case _: InsufficientFunds => ()
        case _: IllegalArgumentException => ()
      }
    }
    (from.current, to.current)
  }

  def history(start: Int, changes: List[Int]): List[String] = {
    val account = new BankAccount("x", start)
    changes foreach { c => if (c > 0) account.deposit(c) else if (c < 0 && -c <= account.current) account.withdraw(-c) }
    account.entries
  }

  def total(accounts: List[BankAccount]): Int = accounts.map(_.current).sum

  def main(args: Array[String]): Unit = {
    val ada = new BankAccount("Ada", 100)
    val ben = new BankAccount("Ben", 0)
    ada.deposit(50)
    println(ada.withdraw(30))
    try ben.withdraw(7)
    catch { case e: InsufficientFunds => println(ben.owner + ": " + e.getMessage) }
    finally println("tried")
    try ada.deposit(-1) catch { case e: Exception => println(e.getMessage) }
    println(ada.entries.mkString("[", " ", "]"))
    println(total(List(ada, ben)))
    println(transfer(100, List(40, 70, -1, 60)))
    println(history(10, List(5, -20, 0, -15)))
  }
}
