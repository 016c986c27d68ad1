// ask: run
object Main {
  def t(s: String): String = try { s.toDouble.toString } catch { case e: NumberFormatException => "NFE " + e.getMessage }
  def main(args: Array[String]): Unit = {
    for (s <- List(" 1.5 ", "1.0f", "1d", "1D", "", " ", ".", ".5", "5.", "1e3", "1e", "1e+", "1E-2", "-0", "-.5e1", "NaN", "-Infinity", "NaNf", "nan", "inf", "1_0", "+1", "++1", "1.2.3", "1e3f", "1ff", "e5", "abc", "+NaN", "..", "1.2e.3", "-1.1.1"))
      println("[" + s + "] " + t(s))
    println(new StringBuilder("a") == new StringBuilder("a"))
    println(new StringBuilder("a") == new StringBuilder("b"))
    println(new StringBuilder == new StringBuilder(""))
  }
}
