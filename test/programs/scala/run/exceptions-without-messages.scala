// Exceptions of one's own, as classes and as objects, with a message and without.
class Plain extends Exception
case class Numbered(n: Int) extends RuntimeException
case class Told(n: Int) extends Exception("told " + n)
case object Alone extends Exception
case object Named extends RuntimeException("named")
object Main {
  def message(e: => Nothing): String =
    try e catch { case x: Exception => x.getMessage + " " + x.getCause }
  def caught(n: Int): Int =
    try { if (n > 0) throw Numbered(n) else if (n == 0) throw Alone else throw Named }
    catch { case Numbered(k) => k; case Alone => 0; case e: Exception => e.getMessage.length }
  def main(args: Array[String]): Unit = println(List(message(throw new Plain), message(throw Numbered(1)), message(throw Told(2)),
    message(throw Alone), message(throw Named), caught(3), caught(0), caught(-1)))
}
