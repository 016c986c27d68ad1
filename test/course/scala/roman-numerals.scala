// Roman numerals: a table and two directions. check: toRoman, fromRoman, isRoman
object RomanNumerals {
  private val table = List(
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"),
    (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
    (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))

  def toRoman(n: Int): String = {
    def loop(rest: Int, symbols: List[(Int, String)]): String = symbols match {
      case Nil => ""
      case (value, symbol) :: _ if rest >= value => symbol + loop(rest - value, symbols)
      case _ :: tail => loop(rest, tail)
    }
    loop(n, table)
  }

  private def valueOf(c: Char): Int = c match {
    case 'I' => 1
    case 'V' => 5
    case 'X' => 10
    case 'L' => 50
    case 'C' => 100
    case 'D' => 500
    case 'M' => 1000
    case _ => 0
  }

  // A smaller one before a larger one is subtracted.
  def fromRoman(s: String): Int = {
    val values = s.toList.map(valueOf)
    val pairs = values zip (values.drop(1) :+ 0)
    pairs.map { case (a, b) => if (a < b) -a else a }.sum
  }

  def isRoman(s: String): Boolean = s.nonEmpty && toRoman(fromRoman(s)) == s

  def main(args: Array[String]): Unit = {
    for (n <- Seq(1, 4, 9, 14, 40, 90, 399, 1994, 2026)) {
      val r = toRoman(n)
      println(f"$n%5d $r%-12s ${fromRoman(r)}%5d")
    }
    println(List("XIV", "IIX", "", "MCMXCIV").map(isRoman))
  }
}
