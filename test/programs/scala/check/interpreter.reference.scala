// Expressions with local names.
sealed abstract class Expr
case class Num(n: Int) extends Expr
case class Var(name: Int) extends Expr
case class Plus(l: Expr, r: Expr) extends Expr
case class Let(name: Int, value: Expr, body: Expr) extends Expr

class Unbound extends Exception

object Calc {
  def eval(e: Expr, env: List[(Int, Int)]): Int = e match {
    case Num(n) => n
    case Var(x) => env.find(_._1 == x).map(_._2).getOrElse(throw new Unbound)
    case Plus(l, r) => eval(l, env) + eval(r, env)
    case Let(x, v, b) => eval(b, (x, eval(v, env)) :: env)
  }
  def names(e: Expr): Set[Int] = e match {
    case Num(_) => Set()
    case Var(x) => Set(x)
    case Plus(l, r) => names(l) ++ names(r)
    case Let(x, v, b) => names(v) ++ (names(b) - x)
  }
  def count(p: Int => Boolean)(xs: List[Int]): Int = xs.count(p)
}
