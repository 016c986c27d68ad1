// Parsers: a tokenizer and recursive descent for arithmetic. check: tokenize, evaluate, calc --exceptions same
object TokenizerParser {
  sealed trait Token
  case class Number(value: Int) extends Token
  case class Sym(c: Char) extends Token

  class ParseError(message: String) extends RuntimeException(message)

  def tokenize(s: List[Char]): List[Token] = s match {
    case Nil => Nil
    case c :: rest if c.isWhitespace => tokenize(rest)
    case c :: _ if c.isDigit =>
      val (digits, rest) = s.span(_.isDigit)
      Number(digits.mkString.toInt) :: tokenize(rest)
    case c :: rest if "+-*/()".indexOf(c) >= 0 => Sym(c) :: tokenize(rest)
    case c :: _ => throw new ParseError("unexpected '" + c + "'")
  }

  // expr := term { (+|-) term }, term := factor { (*|/) factor }, factor := number | ( expr )
  def expr(ts: List[Token]): (Int, List[Token]) = {
    def loop(acc: Int, ts: List[Token]): (Int, List[Token]) = ts match {
      case Sym('+') :: rest =>
        val (n, rest1) = term(rest)
        loop(acc + n, rest1)
      case Sym('-') :: rest =>
        val (n, rest1) = term(rest)
        loop(acc - n, rest1)
      case _ => (acc, ts)
    }
    val (first, rest) = term(ts)
    loop(first, rest)
  }

  def term(ts: List[Token]): (Int, List[Token]) = {
    var (acc, rest) = factor(ts)
    while (rest.headOption == Some(Sym('*')) || rest.headOption == Some(Sym('/'))) {
      val times = rest.head == Sym('*')
      val (n, rest1) = factor(rest.tail)
      acc = if (times) acc * n else acc / n
      rest = rest1
    }
    (acc, rest)
  }

  def factor(ts: List[Token]): (Int, List[Token]) = ts match {
    case Number(n) :: rest => (n, rest)
    case Sym('-') :: rest =>
      val (n, rest1) = factor(rest)
      (-n, rest1)
    case Sym('(') :: rest =>
      expr(rest) match {
        case (n, Sym(')') :: rest1) => (n, rest1)
        case _ => throw new ParseError("missing )")
      }
    case t :: _ => throw new ParseError("unexpected " + t)
    case Nil => throw new ParseError("unexpected end")
  }

  def evaluate(ts: List[Token]): Int = expr(ts) match {
    case (n, Nil) => n
    case (_, t :: _) => throw new ParseError("left over: " + t)
  }

  def calc(text: String): Int = evaluate(tokenize(text.toList))

  def main(args: Array[String]): Unit = {
    println(tokenize("12*(3 + 4)".toList))
    for (text <- List("1 + 2 * 3", "(1+2)*3", "10 - 3 - 2", "-4*-2", "7/2*2", "2 +", "(1", "1 2", "a", "1/0"))
      println(text + " => " + (try calc(text).toString catch {
        case e: ParseError => "error: " + e.getMessage
        case e: ArithmeticException => "error: " + e.getMessage
      }))
  }
}
