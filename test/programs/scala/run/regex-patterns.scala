// ask: run
import scala.util.matching.Regex
import java.util.regex.PatternSyntaxException

object Main {
  val Date = """(\d{4})-(\d\d)-(\d\d)""".r
  val Assign = "([a-z]+) *= *(.*)".r
  val Signed = "(-)?([0-9]+)".r
  val Blank = "\\s*".r

  def read(line: String): String = line match {
    case Date(y, m, d) => "date " + d + "." + m + "." + y
    case Assign(name, "") => "clear " + name
    case Assign(name, Signed(sign, digits)) => name + " is " + (if (sign == null) "+" else sign) + digits.toInt
    case Assign(name, value) => name + " is text " + value
    case Blank() => "blank"
    case _ => "other"
  }

  def words(text: String): List[String] = {
    val Two = "(\\w+) (\\w+)".r
    text match {
      case Two(all @ _*) => all.toList
      case _ => Nil
    }
  }

  def problem(pattern: String): String =
    try { pattern.r.toString } catch { case e: PatternSyntaxException => e.getDescription + " in " + e.getMessage }

  def main(args: Array[String]): Unit = {
    for (line <- List("2020-01-02", "x = 12", "x=-7", "abc = d e", "y =", "  ", "", "1 = x")) println(read(line))
    println(words("hello world") + " " + words("hello"))
    val Date(year, _, _) = "1999-12-31"
    println(year.toInt + 1)
    for (p <- List("(", "a)", "[a", "*a", "a**", "[z-a]", "(a(b)", "ab(?:c", "x[^abc", "x[^d-a]yy", "ab|+c", "ab)c"))
      println(problem(p))
    try { new Regex("(a"); println("made") } catch { case e: IllegalArgumentException => println(e) }
    val anything: Any = "2000-10-20"
    anything match {
      case Date(y, m, _) => println(y + m)
      case _ => println("no date")
    }
  }
}
