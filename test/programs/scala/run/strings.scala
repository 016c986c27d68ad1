// Strings and characters.
object Main {
  def show(body: => Unit): Unit = try body catch { case e: Throwable => println(e) }
  def main(args: Array[String]): Unit = {
    show { println("abc".map(_.toUpper)) }
    show { println("abc".toList) }
    show { println("hello world".split(" ").toList) }
    show { println(List(1,2,3).mkString("[", ", ", "]")) }
    show { println("x = " + 3 + 'c' + 2.0 + true + null + List('a')) }
    show { println(s"${1 + 1} and ${"q"}") }
    show { println((List(1,2,3): Any) match { case x: String => "s"; case xs: List[_] => "list" }) }
    show { println((3: Any) match { case s: String => s; case i: Int => "int " + i }) }
    show { println("abc" match { case "abc" => 1 }) }
    show { println('a' + 1) }
    show { println(('a' + 1).toChar) }
    show { println('a'.toInt) }
    show { println("abc".length) }
    show { println("abc".charAt(5)) }
    show { println("abc".substring(1)) }
    show { println("a-b-c".split("-").length) }
    show { println("abc".reverse) }
    show { println("abc".contains("b")) }
    show { println("abc".indexOf("c")) }
    show { println("  x ".trim) }
    show { println("abc" * 3) }
    show { println("12".toInt + 1) }
    show { println("x".toInt) }
    show { println(Array(1,2,3).mkString(",")) }
    show { println(Right(3): Either[String, Int]) }
    show { println((Left("e"): Either[String, Int]).fold(_.length, x => x)) }
    show { println(10.toString + 5.toDouble) }
    show { println('a' == 97) }
    show { println("a" == null) }
    show { println((null: String) == null) }
    show { println(null: String) }
    show { println("a" < "b") }
    show { println("a".compareTo("c")) }
    show { println("hello".toList.groupBy(identity).map { case (c, cs) => (c, cs.length) }.toList.sortBy(_._1)) }
    show { println("hello".zipWithIndex.map { case (c, i) => c.toString * (i + 1) }.mkString("-")) }
    show { println("a1b2".filter(_.isDigit)) }
    show { println("abc".foldLeft(0)((n, c) => n * 31 + c)) }
    show { println("hello".count(_ == 'l')) }
    show { println("hello".distinct) }
    show { println("Hello World".split(" ").map(_.reverse).mkString(" ")) }
    show { println(List((1, 'b'), (1, 'a')).sorted) }
    show { println(Option(null: String)) }
    show { println((-1).toChar.toInt) }
    show { println('z' - 'a') }
    show { println('a' < 'b') }
    show { println(s"a${1}b") }
    show { println(raw"a\nb") }
    show { println("""tri"ple""") }
    show { println("tab\tq") }
    show { println("é".length) }
  }
}
