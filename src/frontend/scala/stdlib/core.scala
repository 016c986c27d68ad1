// What the library itself uses of core: primitives, and functions that are made for each program.
package scala

object Core {
  @primitive("any.cast") def cast[A, B](x: A): B
  @primitive("any.kind") def kind(x: Any): String
  @primitive("out.print") def out(x: String): Unit
  @primitive("out.error") def error(x: String): Unit
  @primitive("str.utf8") def utf8(x: String): String
  @primitive("chance.foreseen") def foreseen(u: Unit): Boolean
  @primitive("chance.int") def chance(bound: Long): Long
  @primitive("chance.int") def chanceBelow(bound: Int): Int
  @primitive("chance.float") def chanceDouble(u: Unit): Double
  @primitive("sys.unsupported") def unsupported[A](what: String): A
  @primitive("sys.exit") def exit(code: Int): Nothing
  @primitive("!text/any") def text(x: Any): String
  @primitive("!class/any") def className(x: Any): String
  @primitive("!hash/any") def hash(x: Any): Int
  /** Whether what it equals may have another hash code; whether its own may change. */
  @primitive("!hash/odd") def hasOddHash(x: Any): Boolean
  @primitive("!hash/changing") def changesHash(x: Any): Boolean
  @primitive("any.hash_java") def textHash(x: String): Int

  @primitive("str.length") def length(s: String): Int
  @primitive("str.get") def charAt(s: String, i: Int): Char
  @primitive("str.sub") def sub(s: String, from: Int, length: Int): String
  @primitive("str.concat") def concat(a: String, b: String): String
  @primitive("str.make") def make(n: Int, c: Char): String
  @primitive("char.among") def among(c: Char, ranges: String): Int
  @primitive("str.compare") def compareStrings(a: String, b: String): Int
  @primitive("str.of_array") def ofChars(a: Array[Char]): String
  @primitive("str.join") def join(separator: String, parts: Array[String]): String

  @primitive("array.make") def newArray[A](n: Int, x: A): Array[A]
  @primitive("array.length") def arrayLength[A](a: Array[A]): Int
  @primitive("array.get") def arrayGet[A](a: Array[A], i: Int): A
  @primitive("array.set") def arraySet[A](a: Array[A], i: Int, x: A): Unit
  @primitive("array.sub") def arraySub[A](a: Array[A], from: Int, length: Int): Array[A]
  @primitive("array.append") def arrayAppend[A](a: Array[A], b: Array[A]): Array[A]

  @primitive("any.compare") def compareAny(a: Any, b: Any): Int
  @primitive("any.same") def same(a: Any, b: Any): Boolean
  @primitive("f64.parses") def parsesDouble(s: String): Boolean
  @primitive("f64.parse") def parseDouble(s: String): Double

  /** What MatchError says of the value that fits no case. */
  def matchMessage(x: Any): String = if (kind(x) == "null") "null" else text(x) + " (of class " + className(x) + ")"

  /** Less than 1. */
  def drawnFraction: Double = {
    val drawn = chanceDouble(())
    drawn / (drawn + 1.0)
  }

  def failed[A](e: Throwable): A = throw e
}
