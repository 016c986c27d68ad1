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
        val digit = CharClasses.digit(digits.charAt(i))
        if (digit < 0) throw new NumberFormatException("For input string: \"" + s + "\"")
        else go(i + 1, acc * BigInt(10) + BigInt(digit))
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
/** Classes of characters: the first and the last of each range. Digits of a script are ten in a row. */
object CharClasses {
  def digit(c: Char): Int = Core.among(c, "\u0030\u0039\u0660\u0669\u06f0\u06f9\u07c0\u07c9\u0966\u096f\u09e6\u09ef\u0a66\u0a6f\u0ae6\u0aef\u0b66\u0b6f\u0be6\u0bef\u0c66\u0c6f\u0ce6\u0cef\u0d66\u0d6f\u0de6\u0def\u0e50\u0e59\u0ed0\u0ed9\u0f20\u0f29\u1040\u1049\u1090\u1099\u17e0\u17e9\u1810\u1819\u1946\u194f\u19d0\u19d9\u1a80\u1a89\u1a90\u1a99\u1b50\u1b59\u1bb0\u1bb9\u1c40\u1c49\u1c50\u1c59\ua620\ua629\ua8d0\ua8d9\ua900\ua909\ua9d0\ua9d9\ua9f0\ua9f9\uaa50\uaa59\uabf0\uabf9\uff10\uff19")
  /** Of the alphabet's 26, which are digits beyond 9. */
  def letter(c: Char): Int = Core.among(c, "AZaz\uff21\uff3a\uff41\uff5a")
  def isWhite(c: Char): Boolean = Core.among(c, "\u0009\u000d\u001c\u0020\u1680\u1680\u2000\u2006\u2008\u200a\u2028\u2029\u205f\u205f\u3000\u3000") >= 0
  def isSpace(c: Char): Boolean = Core.among(c, "\u0020\u0020\u00a0\u00a0\u1680\u1680\u2000\u200a\u2028\u2029\u202f\u202f\u205f\u205f\u3000\u3000") >= 0
  def isNumber(c: Char): Boolean = Core.among(c, "\u00b2\u00b3\u00b9\u00b9\u00bc\u00be\u09f4\u09f9\u0b72\u0b77\u0bf0\u0bf2\u0c78\u0c7e\u0d58\u0d5e\u0d70\u0d78\u0f2a\u0f33\u1369\u137c\u16ee\u16f0\u17f0\u17f9\u19da\u19da\u2070\u2070\u2074\u2079\u2080\u2089\u2150\u2182\u2185\u2189\u2460\u249b\u24ea\u24ff\u2776\u2793\u2cfd\u2cfd\u3007\u3007\u3021\u3029\u3038\u303a\u3192\u3195\u3220\u3229\u3248\u324f\u3251\u325f\u3280\u3289\u32b1\u32bf\ua6e6\ua6ef\ua830\ua835\uf96b\uf96b\uf973\uf973\uf978\uf978\uf9b2\uf9b2\uf9d1\uf9d1\uf9d3\uf9d3\uf9fd\uf9fd") >= 0
}

@members object CharMembers {
  def isDigit(self: Char): Boolean = CharClasses.digit(self) >= 0
  def isLetter(self: Char): Boolean = isUpper(self) || isLower(self)
  def isLetterOrDigit(self: Char): Boolean = isDigit(self) || isLetter(self)
  def isUpper(self: Char): Boolean = {
    ascii(self)
    self >= 'A' && self <= 'Z'
  }
  def isLower(self: Char): Boolean = {
    ascii(self)
    self >= 'a' && self <= 'z'
  }
  def isWhitespace(self: Char): Boolean = CharClasses.isWhite(self)
  def isSpaceChar(self: Char): Boolean = CharClasses.isSpace(self)
  def toUpper(self: Char): Char = if (isLower(self)) (self - 32).toChar else self
  def toLower(self: Char): Char = if (isUpper(self)) (self + 32).toChar else self
  def asDigit(self: Char): Int =
    if (CharClasses.digit(self) >= 0) CharClasses.digit(self)
    else if (CharClasses.letter(self) >= 0) CharClasses.letter(self) + 10
    else -1
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
  def isSpaceChar(c: Char): Boolean = c.isSpaceChar
  def getNumericValue(c: Char): Int =
    if (CharClasses.isNumber(c)) Core.unsupported[Int]("numbers that are no digits") else c.asDigit
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
