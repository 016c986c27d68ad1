// Strings: sequences of UTF-16 units, with Java's methods and those of sequences.
package scala

object StringViews {
  @view def wrapString(s: String): collection.immutable.WrappedString = new collection.immutable.WrappedString(s)
  @view def wrapArray[A](a: Array[A]): collection.mutable.WrappedArray[A] = new collection.mutable.WrappedArray(a)
}

object StringTools {
  def chars(s: String): List[Char] = {
    def go(i: Int, acc: List[Char]): List[Char] = if (i < 0) acc else go(i - 1, Core.charAt(s, i) :: acc)
    go(Core.length(s) - 1, Nil)
  }
  def text(cs: List[Char]): String = Core.ofChars(Array.from(cs))
  def find(s: String, part: String, from: Int): Int = {
    val last = Core.length(s) - Core.length(part)
    def go(i: Int): Int = if (i > last) -1 else if (at(s, part, i)) i else go(i + 1)
    go(if (from < 0) 0 else from)
  }
  def findLast(s: String, part: String): Int = {
    def go(i: Int): Int = if (i < 0) -1 else if (at(s, part, i)) i else go(i - 1)
    go(Core.length(s) - Core.length(part))
  }
  def at(s: String, part: String, i: Int): Boolean =
    i >= 0 && i + Core.length(part) <= Core.length(s) && Core.sub(s, i, Core.length(part)) == part
  def split(s: String, separator: String): List[String] = {
    def go(from: Int, acc: List[String]): List[String] = {
      val i = find(s, separator, from)
      if (i < 0) Core.sub(s, from, Core.length(s) - from) :: acc
      else go(i + Core.length(separator), Core.sub(s, from, i - from) :: acc)
    }
    if (s.isEmpty) List("")
    else if (separator.isEmpty) chars(s).map(c => c.toString)
    else go(0, Nil).dropWhile(part => part.isEmpty).reverse
  }
  def special(s: String): Boolean = chars(s).exists(c => chars("\\[](){}.*+?^$|").contains(c))
  def number(s: String, min: BigInt, max: BigInt): Option[BigInt] = {
    val signed = s.startsWith("-") || s.startsWith("+")
    val digits = if (signed) Core.sub(s, 1, Core.length(s) - 1) else s
    if (digits.isEmpty || !chars(digits).forall(c => c.isDigit)) None
    else {
      val n = BigInt(s)
      if (n < min || n > max) None else Some(n)
    }
  }
  /** As Java reads it: `1.5`, `.5`, `1e3`, `2d`. */
  def double(s: String): Double = {
    val cs = chars(s)
    val signed = cs match {
      case '-' :: rest => rest
      case '+' :: rest => rest
      case _ => cs
    }
    val plain = signed.reverse match {
      case ('f' | 'F' | 'd' | 'D') :: (c :: rest) if isDigit(c) || c == '.' => (c :: rest).reverse
      case _ => signed
    }
    if (isDecimal(plain)) {
      val value = Core.parseDouble(text(plain))
      if (s.startsWith("-")) -value else value
    }
    else if (text(signed) == "NaN") Double.NaN
    else if (text(signed) == "Infinity") { if (s.startsWith("-")) Double.NegativeInfinity else Double.PositiveInfinity }
    else if (text(signed).startsWith("0x") || text(signed).startsWith("0X")) Core.unsupported("texts of floats in hexadecimal digits are not supported")
    else throw new NumberFormatException(
      if (s.isEmpty) "empty String" else if (hasTwoPoints(signed)) "multiple points" else "For input string: \"" + s + "\""
    )
  }
  private def hasTwoPoints(cs: List[Char]): Boolean = cs.takeWhile(c => c == '.' || isDigit(c)).count(c => c == '.') > 1
  private def isDigit(c: Char): Boolean = c >= '0' && c <= '9'
  private def isDecimal(cs: List[Char]): Boolean = {
    val (whole, rest) = cs.span(c => isDigit(c))
    val (part, exponent) = rest match {
      case '.' :: more => more.span(c => isDigit(c))
      case _ => (Nil, rest)
    }
    (whole.nonEmpty || part.nonEmpty) && isExponent(exponent)
  }
  private def isExponent(cs: List[Char]): Boolean = cs match {
    case Nil => true
    case ('e' | 'E') :: ('-' | '+') :: digits => digits.nonEmpty && digits.forall(c => isDigit(c))
    case ('e' | 'E') :: digits => digits.nonEmpty && digits.forall(c => isDigit(c))
    case _ => false
  }
}

@members object StringMembers {
  private def chars(s: String): List[Char] = StringTools.chars(s)
  private def text(cs: List[Char]): String = StringTools.text(cs)
  @primitive("str.length") def length(self: String): Int
  @primitive("str.length") def size(self: String): Int
  def isEmpty(self: String): Boolean = Core.length(self) == 0
  def nonEmpty(self: String): Boolean = Core.length(self) > 0
  def charAt(self: String)(i: Int): Char =
    if (i < 0 || i >= Core.length(self)) throw new StringIndexOutOfBoundsException("String index out of range: " + i)
    else Core.charAt(self, i)
  def apply(self: String)(i: Int): Char = charAt(self)(i)
  def substring(self: String)(from: Int): String = self.substring(from, Core.length(self))
  def substring(self: String)(from: Int, until: Int): String =
    if (from < 0 || until > Core.length(self) || from > until)
      throw new StringIndexOutOfBoundsException("begin " + from + ", end " + until + ", length " + Core.length(self))
    else Core.sub(self, from, until - from)
  def concat(self: String)(that: String): String = Core.concat(self, that)
  def ++(self: String)(that: String): String = Core.concat(self, that)
  def ++[B >: Char](self: String)(that: Iterable[B]): IndexedSeq[B] = Vector.from(chars(self) ++ that)
  def :+(self: String)(c: Char): String = self + c
  def +:(self: String)(c: Char): String = c.toString + self
  def *(self: String)(n: Int): String = repeat(self)(n)
  def repeat(self: String)(n: Int): String = if (n <= 0) "" else Core.join(self, Array.fill(n + 1)(""))
  def contains(self: String)(part: String): Boolean = StringTools.find(self, part, 0) >= 0
  def contains(self: String)(c: Char): Boolean = chars(self).contains(c)
  def indexOf(self: String)(part: String): Int = StringTools.find(self, part, 0)
  def indexOf(self: String)(part: String, from: Int): Int = StringTools.find(self, part, from)
  def indexOf(self: String)(c: Char): Int = StringTools.find(self, c.toString, 0)
  def indexOf(self: String)(c: Char, from: Int): Int = StringTools.find(self, c.toString, from)
  def lastIndexOf(self: String)(part: String): Int = StringTools.findLast(self, part)
  def lastIndexOf(self: String)(c: Char): Int = StringTools.findLast(self, c.toString)
  def startsWith(self: String)(part: String): Boolean = StringTools.at(self, part, 0)
  def endsWith(self: String)(part: String): Boolean = StringTools.at(self, part, Core.length(self) - Core.length(part))
  def head(self: String): Char =
    if (isEmpty(self)) throw new NoSuchElementException("next on empty iterator") else Core.charAt(self, 0)
  def last(self: String): Char =
    if (isEmpty(self)) throw new NoSuchElementException("next on empty iterator")
    else Core.charAt(self, Core.length(self) - 1)
  def tail(self: String): String =
    if (isEmpty(self)) throw new UnsupportedOperationException("empty.tail") else Core.sub(self, 1, Core.length(self) - 1)
  def init(self: String): String =
    if (isEmpty(self)) throw new UnsupportedOperationException("empty.init") else Core.sub(self, 0, Core.length(self) - 1)
  def slice(self: String)(from: Int, until: Int): String = {
    val low = math.max(from, 0)
    val high = math.min(until, Core.length(self))
    if (high <= low) "" else Core.sub(self, low, high - low)
  }
  def take(self: String)(n: Int): String = slice(self)(0, n)
  def drop(self: String)(n: Int): String = slice(self)(n, Core.length(self))
  def takeRight(self: String)(n: Int): String = drop(self)(Core.length(self) - math.max(n, 0))
  def dropRight(self: String)(n: Int): String = take(self)(Core.length(self) - math.max(n, 0))
  def map(self: String)(f: Char => Char): String = text(chars(self).map(f))
  def map[B](self: String)(f: Char => B): IndexedSeq[B] = Vector.from(chars(self).map(f))
  def flatMap(self: String)(f: Char => String): String = Core.join("", Array.from(chars(self).map(f)))
  def flatMap[B](self: String)(f: Char => Iterable[B]): IndexedSeq[B] = Vector.from(chars(self).flatMap(f))
  def groupBy[K](self: String)(f: Char => K): Map[K, String] = chars(self).groupBy(f).withValues(cs => text(cs))
  def sortBy[B](self: String)(f: Char => B)(implicit ord: Ordering[B]): String = text(chars(self).sortBy(f)(ord))
  def toUpperCase(self: String): String = text(chars(self).map(c => c.toUpper))
  def toLowerCase(self: String): String = text(chars(self).map(c => c.toLower))
  def capitalize(self: String): String =
    if (isEmpty(self)) self else Core.charAt(self, 0).toUpper.toString + Core.sub(self, 1, Core.length(self) - 1)
  def trim(self: String): String = {
    val front = chars(self).dropWhile(c => c <= ' ')
    text(front.reverse.dropWhile(c => c <= ' ').reverse)
  }
  def replace(self: String)(a: Char, b: Char): String = text(chars(self).map(c => if (c == a) b else c))
  def replace(self: String)(a: String, b: String): String = {
    def go(from: Int, acc: List[String]): List[String] = {
      val i = StringTools.find(self, a, from)
      if (i < 0) (Core.sub(self, from, Core.length(self) - from) :: acc).reverse
      else go(i + Core.length(a), Core.sub(self, from, i - from) :: acc)
    }
    if (a.isEmpty) b + Core.join(b, Array.from(chars(self).map(c => c.toString))) + (if (self.isEmpty) "" else b)
    else Core.join(b, Array.from(go(0, Nil)))
  }
  def split(self: String)(separator: Char): Array[String] = Array.from(StringTools.split(self, separator.toString))
  def split(self: String)(separator: String): Array[String] =
    if (separator == null || StringTools.special(separator)) self.split(separator, 0)
    else Array.from(StringTools.split(self, separator))
  def split(self: String)(separator: String, limit: Int): Array[String] =
    Array.from(util.matching.Regex.split(util.matching.Regex.checked(separator), self, limit))
  def r(self: String): util.matching.Regex = util.matching.Regex.checked(self)
  def matches(self: String)(regex: String): Boolean = util.matching.Regex.checked(regex).matchesAll(self)
  def replaceAll(self: String)(regex: String, replacement: String): String =
    util.matching.Regex.checked(regex).replaceAllIn(self, replacement)
  def replaceFirst(self: String)(regex: String, replacement: String): String =
    util.matching.Regex.checked(regex).replaceFirstIn(self, replacement)
  def compareTo(self: String)(that: String): Int = {
    val n = math.min(Core.length(self), Core.length(that))
    def go(i: Int): Int =
      if (i == n) Core.length(self) - Core.length(that)
      else if (Core.charAt(self, i) == Core.charAt(that, i)) go(i + 1)
      else Core.charAt(self, i) - Core.charAt(that, i)
    go(0)
  }
  def compare(self: String)(that: String): Int = compareTo(self)(that)
  def compareToIgnoreCase(self: String)(that: String): Int = compareTo(toLowerCase(self))(toLowerCase(that))
  def equalsIgnoreCase(self: String)(that: String): Boolean = toLowerCase(self) == toLowerCase(that)
  def <(self: String)(that: String): Boolean = compareTo(self)(that) < 0
  def <=(self: String)(that: String): Boolean = compareTo(self)(that) <= 0
  def >(self: String)(that: String): Boolean = compareTo(self)(that) > 0
  def >=(self: String)(that: String): Boolean = compareTo(self)(that) >= 0
  def toInt(self: String): Int = toIntOption(self) match {
    case Some(n) => n
    case None => throw new NumberFormatException("For input string: \"" + self + "\"")
  }
  def toLong(self: String): Long = toLongOption(self) match {
    case Some(n) => n
    case None => throw new NumberFormatException("For input string: \"" + self + "\"")
  }
  def toDouble(self: String): Double = StringTools.double(self.trim)
  def toBoolean(self: String): Boolean = toLowerCase(self) match {
    case "true" => true
    case "false" => false
    case _ => throw new IllegalArgumentException("For input string: \"" + self + "\"")
  }
  def toIntOption(self: String): Option[Int] =
    StringTools.number(self, BigInt(-2147483648), BigInt(2147483647)).map(n => n.toInt)
  def toLongOption(self: String): Option[Long] =
    StringTools.number(self, BigInt(-9223372036854775808L), BigInt(9223372036854775807L)).map(n => n.toLong)
  def toList(self: String): List[Char] = chars(self)
  def toStream(self: String): Stream[Char] = Stream.ofList(chars(self))
  def toSet(self: String): Set[Char] = Set.from(chars(self))
  def toArray(self: String): Array[Char] = Array.from(chars(self))
  def toCharArray(self: String): Array[Char] = Array.from(chars(self))
  def indices(self: String): Range = new Range(0, Core.length(self), 1, false)
  def lines(self: String): Iterator[String] = StringTools.split(self, "\n").iterator
  def mkString(self: String): String = self
  def mkString(self: String)(sep: String): String = Core.join(sep, Array.from(chars(self).map(c => c.toString)))
  def mkString(self: String)(start: String, sep: String, end: String): String = start + self.mkString(sep) + end
  def stripPrefix(self: String)(prefix: String): String =
    if (self.startsWith(prefix)) self.drop(prefix.length) else self
  def stripSuffix(self: String)(suffix: String): String =
    if (self.endsWith(suffix)) self.dropRight(suffix.length) else self
  /** Of each line, what stands before the first `|` goes if it is nothing but space; and so does that. */
  def stripMargin(self: String): String = {
    def start(i: Int): Int = if (i < self.length && self.charAt(i) <= ' ' && self.charAt(i) != '\n') start(i + 1) else i
    def lines(from: Int, acc: String): String = {
      val first = start(from)
      val kept = if (first < self.length && self.charAt(first) == '|') first + 1 else from
      val end = self.indexOf("\n", kept)
      if (end < 0) acc + self.substring(kept) else lines(end + 1, acc + self.substring(kept, end + 1))
    }
    lines(0, "")
  }
  def headOption(self: String): Option[Char] = chars(self).headOption
  def lastOption(self: String): Option[Char] = chars(self).lastOption
  def foldLeft[B](self: String)(z: B)(op: (B, Char) => B): B = chars(self).foldLeft(z)(op)
  def foldRight[B](self: String)(z: B)(op: (Char, B) => B): B = chars(self).foldRight(z)(op)
  def fold[B >: Char](self: String)(z: B)(op: (B, B) => B): B = chars(self).foldLeft(z)(op)
  def reduceLeft[B >: Char](self: String)(op: (B, Char) => B): B = chars(self).reduceLeft(op)
  def reduceRight[B >: Char](self: String)(op: (Char, B) => B): B = chars(self).reduceRight(op)
  def reduce[B >: Char](self: String)(op: (B, B) => B): B = chars(self).reduceLeft(op)
  def reduceOption[B >: Char](self: String)(op: (B, B) => B): Option[B] = chars(self).reduceLeftOption(op)
  def reduceLeftOption[B >: Char](self: String)(op: (B, Char) => B): Option[B] = chars(self).reduceLeftOption(op)
  def reduceRightOption[B >: Char](self: String)(op: (Char, B) => B): Option[B] = chars(self).reduceRightOption(op)
  def exists(self: String)(p: Char => Boolean): Boolean = chars(self).exists(p)
  def forall(self: String)(p: Char => Boolean): Boolean = chars(self).forall(p)
  def count(self: String)(p: Char => Boolean): Int = chars(self).count(p)
  def find(self: String)(p: Char => Boolean): Option[Char] = chars(self).find(p)
  def foreach[U](self: String)(f: Char => U): Unit = chars(self).foreach(f)
  def max[B >: Char](self: String)(implicit ord: Ordering[B]): Char = chars(self).max(ord)
  def min[B >: Char](self: String)(implicit ord: Ordering[B]): Char = chars(self).min(ord)
  def maxOption[B >: Char](self: String)(implicit ord: Ordering[B]): Option[Char] = chars(self).maxOption(ord)
  def minOption[B >: Char](self: String)(implicit ord: Ordering[B]): Option[Char] = chars(self).minOption(ord)
  def maxBy[B](self: String)(f: Char => B)(implicit ord: Ordering[B]): Char = chars(self).maxBy(f)(ord)
  def minBy[B](self: String)(f: Char => B)(implicit ord: Ordering[B]): Char = chars(self).minBy(f)(ord)
  def toVector(self: String): Vector[Char] = chars(self).toVector
  def toSeq(self: String): Seq[Char] = new collection.immutable.WrappedString(self)
  def toIndexedSeq(self: String): IndexedSeq[Char] = chars(self).toVector
  def toIterable(self: String): Iterable[Char] = new collection.immutable.WrappedString(self)
  def toTraversable(self: String): Iterable[Char] = new collection.immutable.WrappedString(self)
  def seq(self: String): Seq[Char] = new collection.immutable.WrappedString(self)
  def iterator(self: String): Iterator[Char] = Iterator.placed(0, Core.length(self), i => Core.charAt(self, i))
  def toIterator(self: String): Iterator[Char] = iterator(self)
  def indexWhere(self: String)(p: Char => Boolean): Int = chars(self).indexWhere(p)
  def lastIndexWhere(self: String)(p: Char => Boolean): Int = chars(self).lastIndexWhere(p)
  def prefixLength(self: String)(p: Char => Boolean): Int = chars(self).prefixLength(p)
  def zip[B](self: String)(that: Iterable[B]): IndexedSeq[(Char, B)] = Vector.from(chars(self).zip(that))
  def zipWithIndex(self: String): IndexedSeq[(Char, Int)] = Vector.from(chars(self).zipWithIndex)
  def scanLeft[B](self: String)(z: B)(op: (B, Char) => B): IndexedSeq[B] = Vector.from(chars(self).scanLeft(z)(op))
  def scan[B >: Char](self: String)(z: B)(op: (B, B) => B): IndexedSeq[B] = Vector.from(chars(self).scanLeft(z)(op))
  def scanRight[B](self: String)(z: B)(op: (Char, B) => B): IndexedSeq[B] = Vector.from(chars(self).scanRight(z)(op))
  def filter(self: String)(p: Char => Boolean): String = text(chars(self).filter(p))
  def filterNot(self: String)(p: Char => Boolean): String = text(chars(self).filterNot(p))
  def withFilter(self: String)(p: Char => Boolean): String = text(chars(self).filter(p))
  def takeWhile(self: String)(p: Char => Boolean): String = text(chars(self).takeWhile(p))
  def dropWhile(self: String)(p: Char => Boolean): String = text(chars(self).dropWhile(p))
  def distinct(self: String): String = text(chars(self).distinct)
  def sortWith(self: String)(lt: (Char, Char) => Boolean): String = text(chars(self).sortWith(lt))
  def sorted(self: String)(implicit ord: Ordering[Char]): String = text(chars(self).sorted(ord))
  def diff(self: String)(that: Seq[Char]): String = text(chars(self).diff(that))
  def intersect(self: String)(that: Seq[Char]): String = text(chars(self).intersect(that))
  def reverse(self: String): String = text(chars(self).reverse)
  def padTo(self: String)(len: Int, c: Char): String = text(chars(self).padTo(len, c))
  def updated(self: String)(i: Int, c: Char): String = text(chars(self).updated(i, c))
  def span(self: String)(p: Char => Boolean): (String, String) = { val parts = chars(self).span(p); (text(parts._1), text(parts._2)) }
  def partition(self: String)(p: Char => Boolean): (String, String) = { val parts = chars(self).partition(p); (text(parts._1), text(parts._2)) }
  def splitAt(self: String)(n: Int): (String, String) = { val parts = chars(self).splitAt(n); (text(parts._1), text(parts._2)) }
  def tails(self: String): Iterator[String] = chars(self).tails.map(x => text(x))
  def inits(self: String): Iterator[String] = chars(self).inits.map(x => text(x))
  def grouped(self: String)(size: Int): Iterator[String] = chars(self).grouped(size).map(x => text(x))
  def sliding(self: String)(size: Int): Iterator[String] = chars(self).sliding(size).map(x => text(x))
  def permutations(self: String): Iterator[String] = chars(self).permutations.map(x => text(x))
  def combinations(self: String)(n: Int): Iterator[String] = chars(self).combinations(n).map(x => text(x))
}
object String {
  @shown def valueOf(x: Any): String = Core.cast[Any, String](x)
}
