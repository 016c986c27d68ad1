// Arithmetic of our own: expressions and what they compile to, bits, division, brackets.
import stainless.lang._

object Sums {
  sealed abstract class Term
  case class Num(n: BigInt) extends Term
  case class Add(a: Term, b: Term) extends Term
  case class Sub(a: Term, b: Term) extends Term
  case class If0(test: Term, yes: Term, no: Term) extends Term

  sealed abstract class Small
  case class Const(n: BigInt) extends Small
  case class Plus(a: Small, b: Small) extends Small
  case class Minus(a: Small) extends Small
  case class When0(test: Small, yes: Small, no: Small) extends Small

  def meaning(t: Term): BigInt = t match {
    case Num(n) => n
    case Add(a, b) => meaning(a) + meaning(b)
    case Sub(a, b) => meaning(a) - meaning(b)
    case If0(test, yes, no) => if (meaning(test) == 0) meaning(yes) else meaning(no)
  }

  def value(s: Small): BigInt = s match {
    case Const(n) => n
    case Plus(a, b) => value(a) + value(b)
    case Minus(a) => -value(a)
    case When0(test, yes, no) => if (value(test) == 0) value(yes) else value(no)
  }

  def small(t: Term): Small = {
    t match {
      case Num(n) => Const(n)
      case Add(a, b) => Plus(small(a), small(b))
      case Sub(a, b) => Plus(small(a), Minus(small(b)))
      case If0(test, yes, no) => When0(small(test), small(yes), small(no))
    }
  } ensuring { res => value(res) == meaning(t) }

  def number(bits: List[Boolean]): BigInt = bits match {
    case Nil => BigInt(0)
    case bit :: rest => (if (bit) BigInt(1) else BigInt(0)) + 2 * number(rest)
  }

  def next(bits: List[Boolean]): List[Boolean] = {
    bits match {
      case Nil => List(true)
      case bit :: rest => if (bit) false :: next(rest) else true :: rest
    }
  } ensuring { res => number(res) == number(bits) + 1 }

  def divided(a: BigInt, b: BigInt): (BigInt, BigInt) = {
    require(a >= 0 && b > 0)
    if (a < b) (BigInt(0), a)
    else {
      val (times, left) = divided(a - b, b)
      (times + 1, left)
    }
  } ensuring { res => b * res._1 + res._2 == a && res._2 >= 0 && res._2 < b }

  def depth(brackets: List[Boolean], level: BigInt): BigInt = brackets match {
    case Nil => level
    case true :: rest => depth(rest, level + 1)
    case false :: rest => if (level <= 0) BigInt(-1) else depth(rest, level - 1)
  }

  def closed(brackets: List[Boolean], level: BigInt): Boolean = {
    require(level >= 0)
    brackets match {
      case Nil => level == 0
      case true :: rest => closed(rest, level + 1)
      case false :: rest => level > 0 && closed(rest, level - 1)
    }
  } ensuring { res => res == (depth(brackets, level) == 0) }
}
