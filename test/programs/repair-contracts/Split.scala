// ask: repair --function simple
object Split {
  abstract class Expr
  case class Num(value: Int) extends Expr
  case class Neg(of: Expr) extends Expr
  case class Add(left: Expr, right: Expr) extends Expr

  def isSimple(e: Expr): Boolean = e match {
    case Num(_) => true
    case Add(left, right) => isSimple(left) && isSimple(right)
    case Neg(Neg(_)) => false
    case Neg(of) => isSimple(of)
  }

  def value(e: Expr): BigInt = e match {
    case Num(n) => n
    case Neg(of) => -value(of)
    case Add(left, right) => value(left) + value(right)
  }

  def simple(e: Expr): Expr = {
    e match {
      case Num(n) => Num(n)
      case Add(left, right) => Add(simple(left), simple(right))
      case Neg(of) => Neg(simple(of))
    }
  } ensuring { res => isSimple(res) && value(res) == value(e) }
}
