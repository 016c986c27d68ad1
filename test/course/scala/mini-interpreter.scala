// Interpreters: a language with variables, loops and functions. check: evalExp, exec, freeVariables, optimise
sealed trait Exp
case class Lit(n: Int) extends Exp
case class Ident(x: String) extends Exp
case class Bin(op: String, l: Exp, r: Exp) extends Exp

sealed trait Stm
case class Assign(x: String, e: Exp) extends Stm
case class Seqn(first: Stm, second: Stm) extends Stm
case class If(c: Exp, yes: Stm, no: Stm) extends Stm
case class While(c: Exp, body: Stm) extends Stm
case class Print(e: Exp) extends Stm
case object Skip extends Stm

case class Machine(store: Map[String, Int], out: List[String])

object MiniInterpreter {
  def evalExp(e: Exp, env: Map[String, Int]): Int = e match {
    case Lit(n) => n
    case Ident(x) => env.getOrElse(x, 0)
    case Bin(op, l, r) =>
      val (a, b) = (evalExp(l, env), evalExp(r, env))
      op match {
        case "+" => a + b
        case "-" => a - b
        case "*" => a * b
        case "<" => if (a < b) 1 else 0
        case "=" => if (a == b) 1 else 0
        case _ => throw new RuntimeException("unknown operator " + op)
      }
  }

  def exec(s: Stm, m: Machine): Machine = s match {
    case Skip => m
    case Assign(x, e) => m.copy(store = m.store + (x -> evalExp(e, m.store)))
    case Seqn(a, b) => exec(b, exec(a, m))
    case If(c, yes, no) => if (evalExp(c, m.store) != 0) exec(yes, m) else exec(no, m)
    case w @ While(c, body) => if (evalExp(c, m.store) == 0) m else exec(w, exec(body, m))
    case Print(e) => m.copy(out = evalExp(e, m.store).toString :: m.out)
  }

  def freeVariables(e: Exp): List[String] = (e match {
    case Lit(_) => Nil
    case Ident(x) => List(x)
    case Bin(_, l, r) => freeVariables(l) ::: freeVariables(r)
  }).distinct

  def optimise(s: Stm): Stm = s match {
    case Seqn(Skip, b) => optimise(b)
    case Seqn(a, Skip) => optimise(a)
    case Seqn(a, b) => Seqn(optimise(a), optimise(b))
    case If(Lit(0), _, no) => optimise(no)
    case If(Lit(_), yes, _) => optimise(yes)
    case If(c, yes, no) => If(c, optimise(yes), optimise(no))
    case While(Lit(0), _) => Skip
    case While(c, body) => While(c, optimise(body))
    case other => other
  }

  def block(ss: Stm*): Stm = ss.foldRight(Skip: Stm)(Seqn)

  def main(args: Array[String]): Unit = {
    val factorial = block(
      Assign("n", Lit(5)),
      Assign("f", Lit(1)),
      While(Bin("<", Lit(0), Ident("n")), block(
        Assign("f", Bin("*", Ident("f"), Ident("n"))),
        Assign("n", Bin("-", Ident("n"), Lit(1))),
        Print(Ident("f")))))
    val end = exec(factorial, Machine(Map(), Nil))
    println(end.out.reverse.mkString(", "))
    println(end.store.toList.sorted)
    println(optimise(block(Skip, If(Lit(1), Print(Lit(2)), Skip), While(Lit(0), Skip))))
    println(freeVariables(Bin("+", Ident("x"), Bin("*", Ident("y"), Ident("x")))))
  }
}
