object Evaluator {
  sealed abstract class Expr
  case class Num(value: Int) extends Expr
  case class Add(left: Expr, right: Expr) extends Expr
  case class Div(left: Expr, right: Expr) extends Expr

  def eval(e: Expr): Int = e match {
    case Num(n)    => n
    case Add(a, b) => eval(a) + eval(b)
    case Div(a, b) => eval(a) / eval(b)
  }

  def depth(e: Expr): Int = e match {
    case Num(_)    => 1
    case Add(a, b) => 1 + depth(a).max(depth(b))
    case Div(a, b) => 1 + depth(a).max(depth(b))
  }
}
