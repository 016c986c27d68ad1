// Standard input that is empty.
import scala.io.StdIn
object Main {
  def lines(): List[String] = {
    val line = StdIn.readLine()
    if (line == null) Nil else line :: lines()
  }
  def ask(what: String): String = Option(StdIn.readLine(what)).getOrElse("nothing")
  def main(args: Array[String]): Unit = {
    println(StdIn.readLine())
    println(lines())
    println(ask("name? "))
    println(try { StdIn.readInt() } catch { case e: java.io.EOFException => e.getMessage })
  }
}
