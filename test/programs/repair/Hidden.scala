// ask: repair
sealed trait Expr
case class Num(n: Int) extends Expr
case class Var(name: String) extends Expr
case class Add(left: Expr, right: Expr) extends Expr

object Hidden {
  def value(x: String, of: Int, e: Expr): Int = e match {
    case Num(n) => n
    case Var(x) => if (x == x) of else 0
    case Add(a, b) => value(x, of, a) + value(x, of, b)
  }
}
