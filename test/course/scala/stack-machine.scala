// Interpreters: a compiler to a stack machine. check: compile, run, execute
object StackMachine {
  sealed trait Expr
  case class Const(n: Int) extends Expr
  case class BinOp(op: Char, left: Expr, right: Expr) extends Expr

  sealed trait Instr
  case class Push(n: Int) extends Instr
  case class Op(c: Char) extends Instr
  case object Dup extends Instr
  case object Swap extends Instr

  def compile(e: Expr): List[Instr] = e match {
    case Const(n) => List(Push(n))
    case BinOp(op, l, r) => compile(l) ::: compile(r) ::: List(Op(op))
  }

  def calculate(op: Char, a: Int, b: Int): Either[String, Int] = op match {
    case '+' => Right(a + b)
    case '-' => Right(a - b)
    case '*' => Right(a * b)
    case '/' => if (b == 0) Left("division by zero") else Right(a / b)
    case other => Left(s"no operator '$other'")
  }

  def execute(stack: List[Int], instr: Instr): Either[String, List[Int]] = (instr, stack) match {
    case (Push(n), s) => Right(n :: s)
    case (Dup, x :: s) => Right(x :: x :: s)
    case (Swap, x :: y :: s) => Right(y :: x :: s)
    case (Op(c), y :: x :: s) => calculate(c, x, y).right.map(_ :: s)
    case (i, s) => Left(s"$i on a stack of ${s.size}")
  }

  def run(program: List[Instr]): Either[String, Int] = {
    val start: Either[String, List[Int]] = Right(Nil)
    program.foldLeft(start) { (state, instr) => state.right.flatMap(execute(_, instr)) } match {
      case Right(List(n)) => Right(n)
      case Right(s) => Left(s.size + " left on the stack")
      case Left(message) => Left(message)
    }
  }

  def main(args: Array[String]): Unit = {
    val e = BinOp('-', BinOp('*', Const(6), Const(7)), Const(2))
    println(compile(e))
    println(run(compile(e)))
    println(run(List(Push(1), Op('+'))))
    println(run(List(Push(1), Push(0), Op('/'))))
    println(run(List(Push(3), Dup, Op('*'), Push(1), Swap, Op('-'))))
    println(run(List(Push(3), Dup)))
    println(run(compile(BinOp('%', Const(1), Const(2)))))
  }
}
