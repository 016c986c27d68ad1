// Run-length encoding: lists of pairs and strings. check: encode, decode, squeeze, expand
object RunLength {
  def encode[A](xs: List[A]): List[(Int, A)] = xs match {
    case Nil => Nil
    case x :: _ =>
      val (same, rest) = xs.span(_ == x)
      (same.length, x) :: encode(rest)
  }

  def decode[A](runs: List[(Int, A)]): List[A] =
    runs.flatMap { case (n, x) => List.fill(n)(x) }

  /** aaab becomes a3b: a single character has no number. */
  def squeeze(s: String): String =
    encode(s.toList).map {
      case (1, c) => c.toString
      case (n, c) => c.toString + n
    }.mkString

  def expand(s: String): String = {
    val out = new StringBuilder
    var i = 0
    while (i < s.length) {
      val c = s.charAt(i)
      i += 1
      var count = 0
      while (i < s.length && s(i).isDigit) {
        count = count * 10 + (s(i) - '0')
        i += 1
      }
      out.append(c.toString * (if (count == 0) 1 else count))
    }
    out.toString
  }

  def main(args: Array[String]): Unit = {
    val bits = List(0, 0, 0, 1, 1, 0)
    println(encode(bits))
    println(decode(encode(bits)) == bits)
    println(squeeze("wwwwbwwwwwwwwwwwwbbx"))
    println(expand("w4bw12b2x"))
  }
}
