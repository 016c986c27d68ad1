// Strings: tables, padding, wrapping and dates in text. check: pad, center, wrap, table, titleCase, commas, ordinal
object StringFormatting {
  def pad(s: String, width: Int): String = s + " " * (width - s.length)

  def center(s: String, width: Int): String = {
    val total = (width - s.length) max 0
    val left = total / 2
    " " * left + s + " " * (total - left)
  }

  // Greedy: as many words as fit into each line.
  def wrap(text: String, width: Int): List[String] = {
    val lines = text.split(" ").foldLeft(List.empty[String]) {
      case (Nil, w) => List(w)
      case (line :: done, w) if line.length + 1 + w.length <= width => (line + " " + w) :: done
      case (done, w) => w :: done
    }
    lines.reverse
  }

  def table(rows: List[(String, Int)]): String = {
    val width = (0 :: rows.map(_._1.length)).max
    rows.map { case (k, v) => pad(k, width) + " | " + v }.mkString("\n")
  }

  def titleCase(s: String): String = s.split(' ').map { w =>
    if (w.isEmpty) w else w.head.toUpper + w.tail.toLowerCase
  }.mkString(" ")

  def commas(n: Int): String = {
    val text = math.abs(n).toString.reverse.grouped(3).mkString(",").reverse
    if (n < 0) "-" + text else text
  }

  def ordinal(n: Int): String = n + ((n % 10, n % 100) match {
    case (_, 11 | 12 | 13) => "th"
    case (1, _) => "st"
    case (2, _) => "nd"
    case (3, _) => "rd"
    case _ => "th"
  })

  def main(args: Array[String]): Unit = {
    println("[" + pad("ab", 5) + "][" + center("ab", 5) + "]")
    wrap("the quick brown fox jumps over the lazy dog", 10).zipWithIndex.foreach { case (l, i) => println(s"${i + 1}: $l") }
    println(table(List("apples" -> 3, "figs" -> 12)))
    println(titleCase("a tale of TWO cities"))
    println(List(0, 999, 1000, -1234567).map(commas).mkString(" "))
    println((List(1, 2, 3, 4) ++ (11 to 13) ++ List(22, 101, 111)).map(ordinal).mkString(" "))
    printf("%-8s|%6.2f|%04d|%x%n", "left", math.Pi, 42, 255)
    println("%s has %d items for %.1f euros".format("basket", 3, 9.95))
    println(f"${"right"}%8s ${1.0 / 3}%.3f ${true}%b ${'c'}%c")
    println("a,b,,c".split(",").toList + " " + "  trim me ".trim + " " + "banana".replace('a', 'o') + " " + "x".compareTo("y"))
    println("""|first
               |second""".stripMargin)
  }
}
