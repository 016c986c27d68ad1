// What numbers, characters and truths can do beside their operators.
package scala

@members object IntMembers {
  def abs(self: Int): Int = if (self < 0) -self else self
  def max(self: Int)(that: Int): Int = if (self >= that) self else that
  def min(self: Int)(that: Int): Int = if (self <= that) self else that
  def to(self: Int)(end: Int): Range = new Range(self, end, 1, true)
  def to(self: Int)(end: Int, step: Int): Range = new Range(self, end, step, true)
  def until(self: Int)(end: Int): Range = new Range(self, end, 1, false)
  def until(self: Int)(end: Int, step: Int): Range = new Range(self, end, step, false)
  def signum(self: Int): Int = if (self < 0) -1 else if (self == 0) 0 else 1
  def sign(self: Int): Int = if (self < 0) -1 else if (self == 0) 0 else 1
  def compare(self: Int)(that: Int): Int = if (self < that) -1 else if (self == that) 0 else 1
  def compareTo(self: Int)(that: Int): Int = if (self < that) -1 else if (self == that) 0 else 1
  def isValidInt(self: Int): Boolean = true
  def toBinaryString(self: Int): String = NumberTexts.unsigned(self, 1)
  def toHexString(self: Int): String = NumberTexts.unsigned(self, 4)
  def toOctalString(self: Int): String = NumberTexts.unsigned(self, 3)
}
object NumberTexts {
  def unsigned(n: Int, bits: Int): String = {
    def go(rest: Int, acc: String): String = {
      val digit = "0123456789abcdef".substring(rest & ((1 << bits) - 1), (rest & ((1 << bits) - 1)) + 1)
      val more = rest >>> bits
      if (more == 0) digit + acc else go(more, digit + acc)
    }
    go(n, "")
  }
}
@members object LongMembers {
  def abs(self: Long): Long = if (self < 0L) -self else self
  def max(self: Long)(that: Long): Long = if (self >= that) self else that
  def min(self: Long)(that: Long): Long = if (self <= that) self else that
  def signum(self: Long): Int = if (self < 0L) -1 else if (self == 0L) 0 else 1
  def compare(self: Long)(that: Long): Int = if (self < that) -1 else if (self == that) 0 else 1
}
@members object BigIntMembers {
  def abs(self: BigInt): BigInt = if (self < BigInt(0)) -self else self
  def max(self: BigInt)(that: BigInt): BigInt = if (self >= that) self else that
  def min(self: BigInt)(that: BigInt): BigInt = if (self <= that) self else that
  def signum(self: BigInt): Int = if (self < BigInt(0)) -1 else if (self == BigInt(0)) 0 else 1
  def compare(self: BigInt)(that: BigInt): Int = if (self < that) -1 else if (self == that) 0 else 1
  def mod(self: BigInt)(that: BigInt): BigInt = {
    if (that <= BigInt(0)) throw new ArithmeticException("BigInteger: modulus not positive")
    val r = self % that
    if (r < BigInt(0)) r + that else r
  }
  def /%(self: BigInt)(that: BigInt): (BigInt, BigInt) = (self / that, self % that)
  def modPow(self: BigInt)(exp: BigInt, m: BigInt): BigInt = {
    def go(base: BigInt, e: BigInt, acc: BigInt): BigInt =
      if (e == BigInt(0)) acc
      else go(base * base % m, e / BigInt(2), if (e % BigInt(2) == BigInt(1)) acc * base % m else acc)
    if (m <= BigInt(0)) throw new ArithmeticException("BigInteger: modulus not positive")
    else if (exp < BigInt(0)) Core.unsupported("powers of inverses")
    else go(mod(self)(m), exp, BigInt(1) % m)
  }
  def pow(self: BigInt)(exp: Int): BigInt = {
    if (exp < 0) throw new ArithmeticException("Negative exponent")
    def go(base: BigInt, n: Int, acc: BigInt): BigInt =
      if (n == 0) acc else go(base * base, n / 2, if (n % 2 == 1) acc * base else acc)
    go(self, exp, BigInt(1))
  }
  def gcd(self: BigInt)(that: BigInt): BigInt = {
    def go(a: BigInt, b: BigInt): BigInt = if (b == BigInt(0)) a.abs else go(b, a % b)
    go(self, that)
  }
  def isValidInt(self: BigInt): Boolean = self >= BigInt(-2147483648) && self <= BigInt(2147483647)
  def intValue(self: BigInt): Int = self.toInt
}
object BigInt {
  @primitive("any.cast") def apply(n: Int): BigInt
  @primitive("any.cast") def apply(n: Long): BigInt
  def apply(s: String): BigInt = {
    val negative = s.startsWith("-")
    val digits = if (negative || s.startsWith("+")) s.substring(1) else s
    if (digits.isEmpty) throw new NumberFormatException("Zero length BigInteger")
    def go(i: Int, acc: BigInt): BigInt =
      if (i == digits.length) acc
      else {
        val c = digits.charAt(i)
        if (c < '0' || c > '9') throw new NumberFormatException("For input string: \"" + s + "\"")
        else go(i + 1, acc * BigInt(10) + BigInt(c - '0'))
      }
    if (negative) -go(0, BigInt(0)) else go(0, BigInt(0))
  }
}
@members object DoubleMembers {
  @primitive("f64.abs") def abs(self: Double): Double
  def max(self: Double)(that: Double): Double = math.max(self, that)
  def min(self: Double)(that: Double): Double = math.min(self, that)
  @primitive("f64.floor") def floor(self: Double): Double
  @primitive("f64.ceil") def ceil(self: Double): Double
  def round(self: Double): Long = math.round(self)
  def isNaN(self: Double): Boolean = self != self
  def isInfinity(self: Double): Boolean = self == 1.0 / 0.0 || self == -1.0 / 0.0
  def isInfinite(self: Double): Boolean = self == 1.0 / 0.0 || self == -1.0 / 0.0
  def signum(self: Double): Int = if (self > 0.0) 1 else if (self < 0.0) -1 else 0
  def compare(self: Double)(that: Double): Int = Ordering.Double.compare(self, that)
}
@members object CharMembers {
  def isDigit(self: Char): Boolean = self >= '0' && self <= '9'
  def isLetter(self: Char): Boolean = isUpper(self) || isLower(self)
  def isLetterOrDigit(self: Char): Boolean = isLetter(self) || isDigit(self)
  def isUpper(self: Char): Boolean = {
    ascii(self)
    self >= 'A' && self <= 'Z'
  }
  def isLower(self: Char): Boolean = {
    ascii(self)
    self >= 'a' && self <= 'z'
  }
  def isWhitespace(self: Char): Boolean = self == ' ' || (self >= '\t' && self <= '\r') || (self >= 28 && self <= 31)
  def isSpaceChar(self: Char): Boolean = self == ' '
  def toUpper(self: Char): Char = if (isLower(self)) (self - 32).toChar else self
  def toLower(self: Char): Char = if (isUpper(self)) (self + 32).toChar else self
  def asDigit(self: Char): Int =
    if (isDigit(self)) self - '0' else if (isLower(self)) self - 'a' + 10 else if (isUpper(self)) self - 'A' + 10 else -1
  def to(self: Char)(end: Char): Vector[Char] = Vector.from((self.toInt to end.toInt).toList.map(c => c.toChar))
  def until(self: Char)(end: Char): Vector[Char] = Vector.from((self.toInt until end.toInt).toList.map(c => c.toChar))
  def max(self: Char)(that: Char): Char = if (self >= that) self else that
  def min(self: Char)(that: Char): Char = if (self <= that) self else that
  def compare(self: Char)(that: Char): Int = self - that
  private def ascii(c: Char): Unit = if (c > 127) Core.unsupported[Unit]("letters that are not ASCII")
}
object Character {
  def isDigit(c: Char): Boolean = c.isDigit
  def isLetter(c: Char): Boolean = c.isLetter
  def isLetterOrDigit(c: Char): Boolean = c.isLetterOrDigit
  def isUpperCase(c: Char): Boolean = c.isUpper
  def isLowerCase(c: Char): Boolean = c.isLower
  def isWhitespace(c: Char): Boolean = c.isWhitespace
  def toUpperCase(c: Char): Char = c.toUpper
  def toLowerCase(c: Char): Char = c.toLower
  def getNumericValue(c: Char): Int = c.asDigit
}
@members object BooleanMembers {
  def compare(self: Boolean)(that: Boolean): Int = Ordering.Boolean.compare(self, that)
}

object Int {
  val MaxValue: Int = 2147483647
  val MinValue: Int = -2147483648
}
object Long {
  val MaxValue: Long = 9223372036854775807L
  val MinValue: Long = -9223372036854775808L
}
object Double {
  val MaxValue: Double = 1.7976931348623157E308
  val MinValue: Double = -1.7976931348623157E308
  val MinPositiveValue: Double = 4.9E-324
  val PositiveInfinity: Double = 1.0 / 0.0
  val NegativeInfinity: Double = -1.0 / 0.0
  val NaN: Double = 0.0 / 0.0
}
object Char {
  val MaxValue: Char = '\uffff'
  val MinValue: Char = '\u0000'
}
object Integer {
  val MAX_VALUE: Int = 2147483647
  val MIN_VALUE: Int = -2147483648
  def parseInt(s: String): Int = s.toInt
  def valueOf(s: String): Int = s.toInt
  def valueOf(i: Int): Int = i
  def compare(a: Int, b: Int): Int = if (a < b) -1 else if (a == b) 0 else 1
  def max(a: Int, b: Int): Int = if (a >= b) a else b
  def min(a: Int, b: Int): Int = if (a <= b) a else b
  def signum(a: Int): Int = if (a < 0) -1 else if (a == 0) 0 else 1
  def toString(a: Int): String = a.toString
  def toBinaryString(a: Int): String = NumberTexts.unsigned(a, 1)
  def toHexString(a: Int): String = NumberTexts.unsigned(a, 4)
  def bitCount(a: Int): Int = {
    def go(rest: Int, n: Int): Int = if (rest == 0) n else go(rest >>> 1, n + (rest & 1))
    go(a, 0)
  }
}
