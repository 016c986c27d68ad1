// Regular expressions. A pattern is read into parts, and these are tried one after the other; where there is a choice,
// the first that leads to the end is taken, as in Java. What is not read here stops the run.
package java.util.regex {
  class PatternSyntaxException(desc: String, regex: String, index: Int) extends IllegalArgumentException(null, null) {
    def getDescription(): String = desc
    def getPattern(): String = regex
    def getIndex(): Int = index
    override def getMessage(): String =
      if (index < 0) desc + "\n" + regex
      else desc + " near index " + index + "\n" + regex + (if (index < regex.length) "\n" + " " * index + "^" else "")
  }
}
package scala.util.matching {
  sealed abstract class RegexPart
  case object NoPart extends RegexPart
  case class BothParts(first: RegexPart, second: RegexPart) extends RegexPart
  case class EitherPart(first: RegexPart, second: RegexPart) extends RegexPart
  case class GroupPart(index: Int, inner: RegexPart) extends RegexPart
  /** The end of a group that began there. */
  case class GroupEndPart(index: Int, start: Int) extends RegexPart
  case class CharsPart(negated: Boolean, ranges: List[(Char, Char)]) extends RegexPart
  /** `max` is negative if there is none. */
  case class RepeatPart(inner: RegexPart, min: Int, max: Int, greedy: Boolean) extends RegexPart
  case object StartPart extends RegexPart
  case object EndPart extends RegexPart
  case class BoundaryPart(negated: Boolean) extends RegexPart

  /** Reads a pattern from left to right. */
  final class RegexReader(pattern: String, private var at: Int = 0, private var groups: Int = 0) {
    def groupCount: Int = groups
    def whole(): RegexPart = {
      val part = alternatives()
      if (at < pattern.length) fail("Unmatched closing ')'", at - 1)
      part
    }

    private def fail[A](desc: String, index: Int): A =
      throw new java.util.regex.PatternSyntaxException(desc, pattern, index)
    private def lacks[A](what: String): A = Core.unsupported("regular expressions with " + what)
    private def more: Boolean = at < pattern.length
    private def sees(c: Char): Boolean = at < pattern.length && pattern.charAt(at) == c

    private def alternatives(): RegexPart = {
      val first = sequence(NoPart)
      if (!sees('|')) first
      else {
        at += 1
        EitherPart(first, alternatives())
      }
    }

    private def sequence(before: RegexPart): RegexPart =
      if (!more || sees('|') || sees(')')) before
      else {
        val next = repeated(single())
        sequence(if (before == NoPart) next else BothParts(before, next))
      }

    private def single(): RegexPart = {
      val c = pattern.charAt(at)
      at += 1
      c match {
        case '(' => group()
        case '[' => characterClass()
        case '.' => CharsPart(true, RegexChars.lineEnds)
        case '^' => StartPart
        case '$' => EndPart
        case '*' | '+' | '?' => fail("Dangling meta character '" + c + "'", at - 1)
        case '{' => lacks("`{` that repeats nothing")
        case '\\' => escape()
        case _ => RegexChars.only(plain(c))
      }
    }

    private def plain(c: Char): Char =
      if (c >= 0xD800 && c <= 0xDFFF) lacks("characters beyond U+FFFF") else c

    private def group(): RegexPart = {
      val captures = !sees('?')
      if (!captures) {
        at += 1
        if (!sees(':')) lacks("groups other than ( and (?:")
        at += 1
      } else groups += 1
      val index = groups
      val inner = alternatives()
      if (!more) fail("Unclosed group", at)
      at += 1
      if (captures) GroupPart(index, inner) else inner
    }

    private def escape(): RegexPart =
      if (!more) lacks("`\\` at the end")
      else {
        val c = pattern.charAt(at)
        at += 1
        c match {
          case 'b' => BoundaryPart(false)
          case 'B' => BoundaryPart(true)
          case _ => RegexChars.named(c) match {
            case Some(part) => part
            case None => RegexChars.only(escaped(c))
          }
        }
      }

    private def escaped(c: Char): Char = c match {
      case 't' => '\t'
      case 'n' => '\n'
      case 'r' => '\r'
      case 'f' => '\f'
      case _ =>
        if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9') lacks("`\\" + c + "`") else plain(c)
    }

    private def characterClass(): RegexPart = {
      val negated = sees('^')
      if (negated) at += 1
      if (sees(']')) lacks("`]` at the beginning of a class")
      val ranges = members(Nil)
      at += 1
      CharsPart(negated, ranges)
    }

    private def members(before: List[(Char, Char)]): List[(Char, Char)] =
      if (!more) fail("Unclosed character class", at - 1)
      else if (sees(']')) before
      else members(member() ::: before)

    private def member(): List[(Char, Char)] = {
      val c = pattern.charAt(at)
      at += 1
      if (c == '[') lacks("a class in a class")
      else if (c == '&' && sees('&')) lacks("`&&`")
      else if (c == '\\' && more && RegexChars.isNamed(pattern.charAt(at))) {
        at += 1
        RegexChars.named(pattern.charAt(at - 1)) match {
          case Some(CharsPart(false, ranges)) => ranges
          case Some(CharsPart(true, ranges)) => RegexChars.others(ranges)
          case _ => Nil
        }
      } else range(one(c))
    }

    private def one(c: Char): Char =
      if (c != '\\') plain(c)
      else if (!more) lacks("`\\` at the end")
      else {
        at += 1
        escaped(pattern.charAt(at - 1))
      }

    private def range(low: Char): List[(Char, Char)] =
      if (!sees('-')) List((low, low))
      else if (at + 1 >= pattern.length) lacks("`-` at the end")
      else if (pattern.charAt(at + 1) == ']') List((low, low))
      else {
        at += 1
        val c = pattern.charAt(at)
        if (c == '[' || c == '\\' && at + 1 < pattern.length && RegexChars.isNamed(pattern.charAt(at + 1)))
          lacks("a range to a class")
        at += 1
        val high = one(c)
        if (high < low) fail("Illegal character range", at - 1)
        List((low, high))
      }

    private def repeated(part: RegexPart): RegexPart =
      if (sees('*')) repeat(part, 0, -1, 1)
      else if (sees('+')) repeat(part, 1, -1, 1)
      else if (sees('?')) repeat(part, 0, 1, 1)
      else if (sees('{')) counted(part)
      else part

    private def repeat(part: RegexPart, min: Int, max: Int, length: Int): RegexPart = {
      at += length
      val greedy = !sees('?')
      if (!greedy) at += 1
      if (sees('+')) lacks("possessive quantifiers")
      if (RegexChars.mayBeEmpty(part)) lacks("repetition of what may be empty")
      RepeatPart(part, min, max, greedy)
    }

    private def counted(part: RegexPart): RegexPart = {
      val end = pattern.indexOf("}", at)
      val text = if (end < 0) "" else pattern.substring(at + 1, end)
      val comma = text.indexOf(",")
      val low = if (comma < 0) text else text.substring(0, comma)
      val high = if (comma < 0) text else text.substring(comma + 1)
      if (!isCount(low) || !(isCount(high) || high.isEmpty)) lacks("`{` that is no quantifier")
      val max = if (high.isEmpty) -1 else high.toInt
      if (max >= 0 && max < low.toInt) lacks("a quantifier without a number in its range")
      repeat(part, low.toInt, max, text.length + 2)
    }

    private def isCount(text: String): Boolean = text.nonEmpty && text.length < 5 && text.forall(c => c >= '0' && c <= '9')
  }

  final case class RegexParsed(whole: RegexPart, groupCount: Int)
  object RegexParsed {
    def of(pattern: String): RegexParsed = {
      val reader = new RegexReader(pattern)
      val whole = reader.whole()
      RegexParsed(whole, reader.groupCount)
    }
  }

  object RegexChars {
    val lineEnds: List[(Char, Char)] =
      List(('\n', '\n'), ('\r', '\r'), ('\u0085', '\u0085'), ('\u2028', '\u2028'), ('\u2029', '\u2029'))
    val digits: List[(Char, Char)] = List(('0', '9'))
    val letters: List[(Char, Char)] = List(('a', 'z'), ('A', 'Z'), ('0', '9'), ('_', '_'))
    val spaces: List[(Char, Char)] = List((' ', ' '), ('\t', '\r'))

    def only(c: Char): RegexPart = CharsPart(false, List((c, c)))
    def isNamed(c: Char): Boolean = c == 'd' || c == 'D' || c == 'w' || c == 'W' || c == 's' || c == 'S'
    def named(c: Char): Option[RegexPart] = c match {
      case 'd' => Some(CharsPart(false, digits))
      case 'D' => Some(CharsPart(true, digits))
      case 'w' => Some(CharsPart(false, letters))
      case 'W' => Some(CharsPart(true, letters))
      case 's' => Some(CharsPart(false, spaces))
      case 'S' => Some(CharsPart(true, spaces))
      case _ => None
    }

    /** All other characters, as ranges. */
    def others(ranges: List[(Char, Char)]): List[(Char, Char)] = {
      def go(from: Int, rest: List[(Char, Char)]): List[(Char, Char)] = rest match {
        case Nil => List((from.toChar, '\uffff'))
        case (low, high) :: more =>
          if (low > from) (from.toChar, (low - 1).toChar) :: go(high + 1, more) else go(high + 1, more)
      }
      go(0, ranges.sortBy(range => range._1.toInt))
    }

    def within(c: Char, ranges: List[(Char, Char)]): Boolean = ranges match {
      case Nil => false
      case (low, high) :: rest => if (low == high && c == low || c >= low && c <= high) true else within(c, rest)
    }

    def mayBeEmpty(part: RegexPart): Boolean = part match {
      case CharsPart(_, _) => false
      case BothParts(a, b) => mayBeEmpty(a) && mayBeEmpty(b)
      case EitherPart(a, b) => mayBeEmpty(a) || mayBeEmpty(b)
      case GroupPart(_, inner) => mayBeEmpty(inner)
      case RepeatPart(inner, min, _, _) => min == 0 || mayBeEmpty(inner)
      case _ => true
    }
  }

  /** Where a group was found last. */
  final case class RegexGroup(index: Int, start: Int, end: Int)
  final case class RegexFound(end: Int, groups: List[RegexGroup])

  /** Looks for a pattern in a text. */
  final class RegexSearch(text: String, isWhole: Boolean) {
    private def length: Int = text.length

    /** The parts in order from a place on. */
    def from(parts: List[RegexPart], i: Int, groups: List[RegexGroup]): Option[RegexFound] = parts match {
      case Nil => if (isWhole && i != length) None else Some(RegexFound(i, groups))
      case part :: rest => part match {
        case NoPart => from(rest, i, groups)
        case CharsPart(negated, ranges) => if (fits(negated, ranges, i)) from(rest, i + 1, groups) else None
        case BothParts(a, b) => from(a :: b :: rest, i, groups)
        case EitherPart(a, b) =>
          val first = from(a :: rest, i, groups)
          if (first.isEmpty) from(b :: rest, i, groups) else first
        case GroupPart(index, inner) => from(inner :: GroupEndPart(index, i) :: rest, i, groups)
        case GroupEndPart(index, start) => from(rest, i, RegexGroup(index, start, i) :: groups)
        case RepeatPart(CharsPart(negated, ranges), min, max, greedy) =>
          val end = if (greedy) run(negated, ranges, i, max) else run(negated, ranges, i, min)
          if (end < i + min) None
          else if (greedy) back(rest, i + min, end, groups)
          else ahead(rest, negated, ranges, end, if (max < 0) length else i + max, groups)
        case RepeatPart(inner, min, max, greedy) => repeat(inner, min, max, greedy, rest, i, groups)
        case StartPart => if (i == 0) from(rest, i, groups) else None
        case EndPart => if (isEnd(i)) from(rest, i, groups) else None
        case BoundaryPart(negated) =>
          if ((isWord(i - 1) != isWord(i)) != negated) from(rest, i, groups) else None
      }
    }

    private def repeat(inner: RegexPart, min: Int, max: Int, greedy: Boolean, rest: List[RegexPart], i: Int,
        groups: List[RegexGroup]): Option[RegexFound] = {
      def once(): Option[RegexFound] =
        from(inner :: RepeatPart(inner, if (min > 0) min - 1 else 0, if (max > 0) max - 1 else max, greedy) :: rest, i, groups)
      if (min > 0) once()
      else if (max == 0) from(rest, i, groups)
      else {
        val first = if (greedy) once() else from(rest, i, groups)
        if (first.nonEmpty) first else if (greedy) from(rest, i, groups) else once()
      }
    }

    /** As many characters as there are, and no more than `max`. */
    private def run(negated: Boolean, ranges: List[(Char, Char)], i: Int, max: Int): Int =
      if (max == 0 || !fits(negated, ranges, i)) i else run(negated, ranges, i + 1, max - 1)

    private def back(rest: List[RegexPart], least: Int, i: Int, groups: List[RegexGroup]): Option[RegexFound] =
      if (i < least) None
      else {
        val found = from(rest, i, groups)
        if (found.nonEmpty) found else back(rest, least, i - 1, groups)
      }

    private def ahead(rest: List[RegexPart], negated: Boolean, ranges: List[(Char, Char)], i: Int, most: Int,
        groups: List[RegexGroup]): Option[RegexFound] = {
      val found = from(rest, i, groups)
      if (found.nonEmpty) found
      else if (i < most && fits(negated, ranges, i)) ahead(rest, negated, ranges, i + 1, most, groups)
      else None
    }

    private def fits(negated: Boolean, ranges: List[(Char, Char)], i: Int): Boolean =
      i < length && {
        val c = text.charAt(i)
        if (RegexChars.within(c, ranges)) !negated else negated && isPlain(c)
      }

    private def isPlain(c: Char): Boolean =
      if (c >= 0xD800 && c <= 0xDFFF) Core.unsupported("regular expressions on characters beyond U+FFFF") else true

    private def isWord(i: Int): Boolean =
      i >= 0 && i < length && {
        val c = text.charAt(i)
        if (c > 127) Core.unsupported("regular expressions with `\\b` on characters beyond ASCII")
        else RegexChars.within(c, RegexChars.letters)
      }

    /** At the end, or before the line end that is there. */
    private def isEnd(i: Int): Boolean =
      if (i >= length - 2) i == length || endsLine(i) else false
    private def endsLine(i: Int): Boolean =
      if (i == length - 1) {
        val c = text.charAt(i)
        RegexChars.within(c, RegexChars.lineEnds) && !(c == '\n' && i > 0 && text.charAt(i - 1) == '\r')
      } else i >= 0 && text.charAt(i) == '\r' && text.charAt(i + 1) == '\n'
  }

  /** Programs make it by `checked`. What it parses is not kept: classes of the library hold what they are given. */
  @hidden @closed @made("checked/scala.util.matching.Regex.object") class Regex(regexText: String, groupNames: String*) {
    def regex: String = regexText
    override def toString(): String = regexText

    private def matchAt(parsed: RegexParsed, source: String, start: Int, isWhole: Boolean): Option[Regex.Match] =
      new RegexSearch(source, isWhole).from(List(parsed.whole), start, Nil).map(found =>
        new Regex.Match(source, start, found.end, parsed.groupCount, found.groups))
    private def matchFrom(parsed: RegexParsed, source: String, start: Int): Option[Regex.Match] =
      if (start > source.length) None
      else {
        val here = matchAt(parsed, source, start, false)
        if (here.nonEmpty) here else matchFrom(parsed, source, start + 1)
      }
    private def allFrom(parsed: RegexParsed, source: String, start: Int, before: List[Regex.Match]): List[Regex.Match] =
      matchFrom(parsed, source, start) match {
        case None => before.reverse
        case Some(m) => allFrom(parsed, source, if (m.end == m.start) m.end + 1 else m.end, m :: before)
      }
    private def parsed(source: String): RegexParsed = {
      Regex.present(source)
      RegexParsed.of(regexText)
    }
    private def first(source: String): Option[Regex.Match] = matchFrom(parsed(source), source, 0)
    private def prefix(source: String): Option[Regex.Match] = matchAt(parsed(source), source, 0, false)
    private def whole(source: String): Option[Regex.Match] = matchAt(parsed(source), source, 0, true)
    private[scala] def all(source: String): List[Regex.Match] = allFrom(parsed(source), source, 0, Nil)
    private[scala] def matchesAll(source: String): Boolean = whole(source).nonEmpty

    def findFirstMatchIn(source: String): Option[Regex.Match] = first(source)
    def findFirstIn(source: String): Option[String] = first(source).map(m => m.matched)
    def findAllMatchIn(source: String): Iterator[Regex.Match] = all(source).iterator
    def findAllIn(source: String): Iterator[String] = all(source).map(m => m.matched).iterator
    def findPrefixMatchOf(source: String): Option[Regex.Match] = prefix(source)
    def findPrefixOf(source: String): Option[String] = prefix(source).map(m => m.matched)
    def unapplySeq(s: String): Option[List[String]] = if (s == null) None else whole(s).map(m => m.subgroups)

    def replaceAllIn(target: String, replacement: String): String =
      Regex.replace(target, all(target), m => Regex.filled(m, replacement))
    def replaceAllIn(target: String, replacer: Regex.Match => String): String =
      Regex.replace(target, all(target), m => Regex.filled(m, replacer(m)))
    def replaceFirstIn(target: String, replacement: String): String =
      Regex.replace(target, first(target).toList, m => Regex.filled(m, replacement))
    def split(toSplit: String): Array[String] = Array.from(Regex.split(this, toSplit, 0))
  }

  object Regex {
    def checked(regexText: String, groupNames: String*): Regex = {
      present(regexText)
      RegexParsed.of(regexText)
      new Regex(regexText, groupNames: _*)
    }
    @hidden @closed class Match(val source: String, val start: Int, val end: Int, val groupCount: Int, groups: List[RegexGroup]) {
      def matched: String = source.substring(start, end)
      def before: String = source.substring(0, start)
      def after: String = source.substring(end)
      def group(i: Int): String =
        if (i < 0 || i > groupCount) throw new IndexOutOfBoundsException("No group " + i)
        else if (i == 0) matched
        else groups.find(g => g.index == i) match {
          case Some(g) => source.substring(g.start, g.end)
          case None => null
        }
      def subgroups: List[String] = {
        def go(i: Int): List[String] = if (i > groupCount) Nil else group(i) :: go(i + 1)
        go(1)
      }
      override def toString(): String = matched
    }

    private[scala] def replace(target: String, found: List[Match], by: Match => String): String = {
      def go(from: Int, rest: List[Match], done: List[String]): List[String] = rest match {
        case Nil => (target.substring(from) :: done).reverse
        case m :: more => go(m.end, more, by(m) :: target.substring(from, m.start) :: done)
      }
      Core.join("", Array.from(go(0, found, Nil)))
    }

    private[scala] def present(text: String): Unit = if (text == null) throw new NullPointerException()

    /** A replacement with what its $1 stand for. */
    private[scala] def filled(m: Match, replacement: String): String = {
      def go(i: Int, done: List[String]): List[String] =
        if (i >= replacement.length) done.reverse
        else {
          val c = replacement.charAt(i)
          if (c == '\\') {
            if (i + 1 == replacement.length) Core.unsupported("a replacement that ends in `\\`")
            else go(i + 2, replacement.charAt(i + 1).toString :: done)
          } else if (c == '$') {
            val end = digitsEnd(i + 2, m.groupCount)
            if (i + 1 >= replacement.length || !isDigit(i + 1)) Core.unsupported("`$` without a number in a replacement")
            else go(end, shown(m.group(replacement.substring(i + 1, end).toInt)) :: done)
          } else go(i + 1, c.toString :: done)
        }
      def isDigit(i: Int): Boolean = replacement.charAt(i) >= '0' && replacement.charAt(i) <= '9'
      def digitsEnd(i: Int, most: Int): Int =
        if (i < replacement.length && isDigit(i)) Core.unsupported("`$` with several digits in a replacement") else i
      def shown(group: String): String = if (group == null) "" else group
      present(replacement)
      Core.join("", Array.from(go(0, Nil)))
    }

    /** Java's split: without empty texts at the end if `limit` is 0. */
    private[scala] def split(by: Regex, s: String, limit: Int): List[String] = {
      def go(from: Int, rest: List[Match], done: List[String]): List[String] = rest match {
        case m :: more if limit <= 0 || done.length < limit - 1 =>
          if (m.end == 0) go(from, more, done) else go(m.end, more, s.substring(from, m.start) :: done)
        case _ => s.substring(from) :: done
      }
      val pieces = go(0, by.all(s), Nil)
      if (pieces.length == 1) List(s) else if (limit == 0) pieces.dropWhile(piece => piece.isEmpty).reverse else pieces.reverse
    }
  }
}
