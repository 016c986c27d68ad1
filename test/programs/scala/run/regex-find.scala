// ask: run
import scala.util.matching.Regex

object Main {
  val number: Regex = "[0-9]+".r
  val word = """\b\w+\b""".r
  val date = new Regex("""(\d{4})-(\d\d)-(\d\d)""")

  def main(args: Array[String]): Unit = {
    println(number.findFirstIn("abc 123 def 45"))
    println(number.findFirstIn("none"))
    println(number.findAllIn("1 a 22 b 333").toList)
    println(number.findAllIn("1 a 22 b 333").mkString("<", "|", ">"))
    for (n <- number.findAllIn("7,8,9")) print(n + ";")
    println()
    println(word.findAllIn("it's a so-called test, isn't it?").toList)
    println(date.findFirstMatchIn("on 2020-01-02 and 2021-03-04").map(m => (m.group(0), m.group(1), m.start, m.end)))
    println(date.findAllMatchIn("2020-01-02,2021-03-04").map(m => m.group(3) + "." + m.group(2)).toList)
    val m = date.findFirstMatchIn("on 2020-01-02.").get
    println(m.matched + " [" + m.before + "] [" + m.after + "] " + m.groupCount + " " + m.subgroups)
    println(m)
    println(number.findPrefixOf("12ab") + " " + number.findPrefixOf("ab12"))
    println("a*".r.findAllIn("baac").toList)
    println("(a|ab)(c|bcd)(d*)".r.findFirstMatchIn("abcd").map(m => m.subgroups))
    println("a.c".r.findAllIn("abc a\nc axc").toList)
    println("<.+>".r.findFirstIn("<a><b>") + " " + "<.+?>".r.findFirstIn("<a><b>"))
    println("x{2,3}".r.findAllIn("x xx xxx xxxx xxxxxx").toList)
    println("x{2,3}?".r.findAllIn("x xx xxx xxxx xxxxxx").toList)
    println("x{2}".r.findAllIn("xxxxx").toList + " " + "x{2,}".r.findAllIn("xxxxx").toList)
    println("(?:ab)+".r.findAllIn("ababxab").toList)
    println("^a|b$".r.findAllIn("aabb").toList)
    println("end$".r.findFirstIn("the end\n") + " " + "end$".r.findFirstIn("the end\n\n"))
    println("[^a-c\\s]".r.findAllIn("abc de f").toList)
    println("[\\w.-]+@[\\w.]+".r.findAllIn("me.x@b.org, y-z@c.de!").toList)
    println("[-+*/]".r.findAllIn("1-2+3*4/5").toList)
    println("\\D\\W\\S\\B.".r.findFirstIn("1a b ,xyz"))
    println("(-)?(\\d+)".r.findFirstMatchIn("17").map(m => m.group(1) == null))
    println(number)
    println(number.regex)
  }
}
