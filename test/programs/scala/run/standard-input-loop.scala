// A loop over the lines of the input.
import scala.io.StdIn.readLine
object Main {
  def main(args: Array[String]): Unit = {
    var line = readLine()
    var count = 0
    while (line != null) {
      count += 1
      line = readLine()
    }
    println("lines: " + count + ", last: " + line)
    val input = readLine("more? ")
    println(if (input == null || input.isEmpty) "no" else input)
  }
}
