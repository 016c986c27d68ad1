// Parsers: combinators as a class with map and flatMap. check: number, list, boolean, parseAll
class Parser[A](val run: String => Option[(A, String)]) {
  def map[B](f: A => B): Parser[B] = new Parser(s => run(s).map { case (a, rest) => (f(a), rest) })
  def flatMap[B](f: A => Parser[B]): Parser[B] =
    new Parser(s => run(s) match {
      case Some((a, rest)) => f(a).run(rest)
      case None => None
    })
  def |(that: => Parser[A]): Parser[A] = new Parser(s => run(s) orElse that.run(s))
  def many: Parser[List[A]] = many1 | Parser.succeed(Nil)
  def many1: Parser[List[A]] = for (x <- this; xs <- many) yield x :: xs
  def sepBy(sep: Parser[_]): Parser[List[A]] = {
    val more = for (_ <- sep; x <- this) yield x
    (for (x <- this; xs <- more.many) yield x :: xs) | Parser.succeed(Nil)
  }
}

object Parser {
  def succeed[A](a: A): Parser[A] = new Parser(s => Some((a, s)))
  def char(p: Char => Boolean): Parser[Char] =
    new Parser(s => if (s.nonEmpty && p(s.head)) Some((s.head, s.tail)) else None)
  def token(t: String): Parser[String] =
    new Parser(s => if (s startsWith t) Some((t, s.substring(t.length))) else None)
}

object ParserCombinators {
  import Parser._

  val digits: Parser[Int] = char(_.isDigit).many1.map(_.mkString.toInt)
  val integer: Parser[Int] = (for (_ <- token("-"); n <- digits) yield -n) | digits
  val ints: Parser[List[Int]] = for {
    _ <- token("[")
    xs <- integer sepBy token(",")
    _ <- token("]")
  } yield xs
  val bool: Parser[Boolean] = token("true").map(_ => true) | token("false").map(_ => false)

  def parseAll[A](p: Parser[A], s: String): Option[A] = p.run(s) match {
    case Some((a, "")) => Some(a)
    case _ => None
  }

  def number(s: String): Option[Int] = parseAll(integer, s)
  def list(s: String): Option[List[Int]] = parseAll(ints, s)
  def boolean(s: String): Option[Boolean] = parseAll(bool, s)

  def main(args: Array[String]): Unit = {
    println(number("123"), number("-45"), number("4x"), number(""))
    println(list("[1,-2,3]"))
    println(list("[]"))
    println(list("[1,]"))
    println(boolean("true"), boolean("yes"))
    println(integer.run("12abc"))
  }
}
