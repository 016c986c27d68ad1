// Symbolic algebra: derivatives of expressions with operators as case classes. check: derive, simplify, eval, show
object Differentiation {
  abstract class Tree
  case class Sum(l: Tree, r: Tree) extends Tree
  case class Prod(l: Tree, r: Tree) extends Tree
  case class Pow(b: Tree, e: Int) extends Tree
  case class Var(n: String) extends Tree
  case class Const(v: Int) extends Tree

  type Environment = String => Int

  def eval(t: Tree, env: Environment): Int = t match {
    case Sum(l, r) => eval(l, env) + eval(r, env)
    case Prod(l, r) => eval(l, env) * eval(r, env)
    case Pow(b, e) => (1 to e).map(_ => eval(b, env)).product
    case Var(n) => env(n)
    case Const(v) => v
  }

  def derive(t: Tree, v: String): Tree = t match {
    case Sum(l, r) => Sum(derive(l, v), derive(r, v))
    case Prod(l, r) => Sum(Prod(derive(l, v), r), Prod(l, derive(r, v)))
    case Pow(b, e) => Prod(Prod(Const(e), Pow(b, e - 1)), derive(b, v))
    case Var(n) if (v == n) => Const(1)
    case _ => Const(0)
  }

  def simplify(t: Tree): Tree = t match {
    case Sum(l, r) => (simplify(l), simplify(r)) match {
      case (Const(0), x) => x
      case (x, Const(0)) => x
      case (Const(a), Const(b)) => Const(a + b)
      case (a, b) if a == b => Prod(Const(2), a)
      case (a, b) => Sum(a, b)
    }
    case Prod(l, r) => (simplify(l), simplify(r)) match {
      case (Const(0), _) | (_, Const(0)) => Const(0)
      case (Const(1), x) => x
      case (x, Const(1)) => x
      case (a, b) => Prod(a, b)
    }
    case Pow(b, 1) => simplify(b)
    case Pow(_, 0) => Const(1)
    case other => other
  }

  def show(t: Tree): String = t match {
    case Sum(l, r) => "(" + show(l) + " + " + show(r) + ")"
    case Prod(l, r) => show(l) + "*" + show(r)
    case Pow(b, e) => show(b) + "^" + e
    case Var(n) => n
    case Const(v) => v + ""
  }

  def main(args: Array[String]) {
    val exp: Tree = Sum(Sum(Var("x"), Var("x")), Sum(Const(7), Pow(Var("y"), 2)))
    val env: Environment = { case "x" => 5 case "y" => 7 }
    println("Expression: " + show(exp))
    println("Evaluation with x=5, y=7: " + eval(exp, env))
    println("Derivative relative to x:\n " + derive(exp, "x"))
    println("Derivative relative to y:\n " + show(simplify(derive(exp, "y"))))
    println(simplify(Sum(Prod(Const(1), Var("x")), Var("x"))))
    try eval(Var("z"), env) catch { case e: MatchError => println("no z") }
  }
}
