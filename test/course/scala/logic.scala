// Logic: formulas, truth tables and normal forms. check: eval, variables, nnf, isTautology, models
object Logic {
  sealed trait Formula {
    def &(that: Formula) = And(this, that)
    def |(that: Formula) = Or(this, that)
    def unary_! = Not(this)
    def ->(that: Formula) = Or(Not(this), that)
  }
  case class V(name: String) extends Formula
  case class Not(f: Formula) extends Formula
  case class And(l: Formula, r: Formula) extends Formula
  case class Or(l: Formula, r: Formula) extends Formula

  type Model = List[(String, Boolean)]

  def lookup(x: String, m: Model): Boolean = m.collectFirst { case (y, b) if x == y => b }.getOrElse(false)

  def eval(f: Formula, m: Model): Boolean = f match {
    case V(x) => lookup(x, m)
    case Not(g) => !eval(g, m)
    case And(l, r) => eval(l, m) && eval(r, m)
    case Or(l, r) => eval(l, m) || eval(r, m)
  }

  def variables(f: Formula): List[String] = {
    def all(f: Formula): List[String] = f match {
      case V(x) => x :: Nil
      case Not(g) => all(g)
      case And(l, r) => all(l) ++ all(r)
      case Or(l, r) => all(l) ++ all(r)
    }
    all(f).distinct.sorted
  }

  def models(xs: List[String]): List[Model] = xs match {
    case Nil => List(Nil)
    case x :: rest =>
      for (b <- List(false, true); m <- models(rest)) yield (x, b) :: m
  }

  def isTautology(f: Formula): Boolean = models(variables(f)).forall(eval(f, _))

  // Negations only before variables.
  def nnf(f: Formula): Formula = f match {
    case Not(Not(g)) => nnf(g)
    case Not(And(l, r)) => Or(nnf(Not(l)), nnf(Not(r)))
    case Not(Or(l, r)) => And(nnf(Not(l)), nnf(Not(r)))
    case And(l, r) => And(nnf(l), nnf(r))
    case Or(l, r) => Or(nnf(l), nnf(r))
    case _ => f
  }

  def table(f: Formula): String = {
    val xs = variables(f)
    val header = xs.mkString(" ") + " | f"
    val rows = models(xs).map { m =>
      m.map { case (_, b) => if (b) 1 else 0 }.mkString(" ") + " | " + (if (eval(f, m)) 1 else 0)
    }
    (header :: rows).mkString("\n")
  }

  def main(args: Array[String]): Unit = {
    val (p, q) = (V("p"), V("q"))
    println(table(p -> q))
    println(isTautology((p -> q) | (q -> p)) + " " + isTautology(p | q))
    println(nnf(!(p & !(q | p))))
    println(variables(!(q & p) | q))
  }
}
