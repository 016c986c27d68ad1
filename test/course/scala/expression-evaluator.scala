// Expressions: evaluation with variables, simplification and printing. check: eval, simplify, vars, show
sealed abstract class Expr {
  def +(that: Expr): Expr = Add(this, that)
  def *(that: Expr): Expr = Mul(this, that)
}
case class Num(n: Int) extends Expr
case class Var(name: String) extends Expr
case class Add(l: Expr, r: Expr) extends Expr
case class Mul(l: Expr, r: Expr) extends Expr
case class Neg(e: Expr) extends Expr

object ExpressionEvaluator {
  type Env = Map[String, Int]

  def eval(e: Expr, env: Env): Option[Int] = e match {
    case Num(n) => Some(n)
    case Var(x) => env.get(x)
    case Neg(e1) => eval(e1, env).map(-_)
    case Add(l, r) =>
      for (a <- eval(l, env); b <- eval(r, env)) yield a + b
    case Mul(l, r) =>
      for {
        a <- eval(l, env)
        b <- eval(r, env)
      } yield a * b
  }

  def simplify(e: Expr): Expr = e match {
    case Add(l, r) =>
      (simplify(l), simplify(r)) match {
        case (Num(0), x) => x
        case (x, Num(0)) => x
        case (Num(a), Num(b)) => Num(a + b)
        case (a, b) => Add(a, b)
      }
    case Mul(l, r) =>
      (simplify(l), simplify(r)) match {
        case (Num(0), _) | (_, Num(0)) => Num(0)
        case (Num(1), x) => x
        case (x, Num(1)) => x
        case (Num(a), Num(b)) => Num(a * b)
        case (a, b) => Mul(a, b)
      }
    case Neg(e1) =>
      simplify(e1) match {
        case Num(n) => Num(-n)
        case Neg(inner) => inner
        case other => Neg(other)
      }
    case _ => e
  }

  def vars(e: Expr): Set[String] = e match {
    case Var(x) => Set(x)
    case Num(_) => Set()
    case Neg(a) => vars(a)
    case Add(a, b) => vars(a) ++ vars(b)
    case Mul(a, b) => vars(a) union vars(b)
  }

  // Parentheses only where they are needed.
  def show(e: Expr): String = {
    def at(level: Int, e: Expr): String = e match {
      case Num(n) => n.toString
      case Var(x) => x
      case Neg(a) => "-" + at(3, a)
      case Mul(a, b) => at(2, a) + " * " + at(2, b)
      case Add(a, b) =>
        val text = at(1, a) + " + " + at(1, b)
        if (level > 1) "(" + text + ")" else text
    }
    at(0, e)
  }

  def main(args: Array[String]): Unit = {
    val x = Var("x")
    val e = (x + Num(0)) * (Num(1) * (x + Num(3)))
    println(show(e) + " = " + eval(e, Map("x" -> 4)))
    println(show(simplify(e)) + " = " + simplify(e))
    println(eval(e + Var("y"), Map("x" -> 4)).getOrElse("unknown variable"))
    println(vars(e + Neg(Var("z"))).toList.sorted.mkString("{", ", ", "}"))
    println(show(Neg(x + Num(2)) * Num(3)))
  }
}
