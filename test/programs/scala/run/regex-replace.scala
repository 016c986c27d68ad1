// ask: run
object Main {
  def main(args: Array[String]): Unit = {
    println("a1b22c333".replaceAll("[0-9]+", "#"))
    println("a1b22c333".replaceAll("([a-z])([0-9]+)", "$2$1 "))
    println("a1b22".replaceFirst("\\d", "<$0>"))
    println("aaa".replaceAll("", "-"))
    println("a.b.c".replaceAll(".", "x") + " " + "a.b.c".replaceAll("\\.", "\\$"))
    println("x  y   z".replaceAll("\\s+", " "))
    println("[a-z]".r.replaceAllIn("Hello World", "*"))
    println("[a-z]+".r.replaceAllIn("Hello World", m => m.matched.toUpperCase + m.start))
    println("o".r.replaceFirstIn("foo boo", "0"))
    println("one, two;three".split("[,;]\\s*").toList)
    println("a1b2c3".split("\\d").toList + " " + "1a2b".split("\\d").toList)
    println("a,b,,".split(",").toList + " " + "a,b,,".split(",", -1).toList + " " + "a,b,c".split(",", 2).toList)
    println("abc".split("").toList + " " + "".split("\\s").toList + " " + " a b".split("\\s+").toList)
    println("a|b|c".split("\\|").toList)
    println("\\s+".r.split("the quick  fox").toList)
    println("hello".matches("h.*o") + " " + "hello".matches("ell") + " " + "".matches("a*") + " " + "ab".matches("a|ab"))
    println("2020-02-30".matches("\\d{4}-\\d{2}-\\d{2}") + " " + "1a".matches("[a-f0-9]+") + " " + "1G".matches("[a-f0-9]+"))
  }
}
