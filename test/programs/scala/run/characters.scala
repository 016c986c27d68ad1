// ask: run
object Main {
  def bits(c: Char): Int =
    (if (c.isDigit) 1 else 0) + (if (c.isWhitespace) 2 else 0) + (if (c.isSpaceChar) 4 else 0) +
      (if (Character.isDigit(c)) 8 else 0) + (if (Character.isWhitespace(c)) 16 else 0)
  def main(args: Array[String]): Unit = {
    var hash = 0
    var code = 0
    while (code < 65536) {
      hash = hash * 31 + bits(code.toChar) * 64 + code.toChar.asDigit
      code += 1
    }
    println(hash)
    println(('\u0663'.isDigit, '\u2003'.isWhitespace, '\u00a0'.isWhitespace, '\u00a0'.isSpaceChar, '\u0667'.isLetterOrDigit))
    println(("\u0663".toInt, "-\u0663\u0664".toLong, BigInt("\uff11\u0662"), Integer.parseInt("+\u09e7")))
    println(('\uff21'.asDigit, 'z'.asDigit, '\u0669'.asDigit, '?'.asDigit, Character.getNumericValue('\u0665')))
  }
}
