/*** about: state ***/
/*** check: --function M.transfer ***/
/*** reference ***/
object M {
  class Account(var money: Int)
  def transfer(a: Account, b: Account, n: Int): Boolean =
    if (n >= 0 && a.money >= n) { a.money = a.money - n; b.money = b.money + n; true } else false
}
/*** inputs ***/
import M._
val accounts = E.map(2, "new Account", E.ints(0, 1, -1, 2))((n: Int) => new Account(n))
val shared = E.outside("no-sharing", E.map(2, "same", E.ints(0, 1, 2))((n: Int) => { val a = new Account(n); (a, a) }))
def cases = E.cases(E.pair(E.pair(accounts, accounts) ++ shared, E.ints(0, 1, -1, 2))) { case ((a, b), n) => (transfer(a, b, n), a.money, b.money) }
/*** right: credit first ***/
a.money = a.money - n; b.money = b.money + n; ===> b.money += n; a.money -= n;
/*** right: by matching ***/
if (n >= 0 && a.money >= n) { ===> if (!(n < 0 || a.money < n)) {
/*** wrong: read before ***/
{ a.money = a.money - n; b.money = b.money + n; true } ===> { val x = a.money - n; val y = b.money + n; a.money = x; b.money = y; true }
/*** wrong: debts ***/
n >= 0 && a.money >= n ===> n >= 0
/*** wrong: only taken ***/
b.money = b.money + n; true ===> true
/*** wrong: more than that ***/
a.money >= n ===> a.money > n
