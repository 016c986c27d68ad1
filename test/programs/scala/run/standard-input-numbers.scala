// Numbers that nobody typed.
object Main {
  import scala.io.StdIn._
  def number(): Option[Int] = try Some(readInt()) catch { case e: java.io.IOException => None }
  def sum(): Int = number() match {
    case Some(n) => n + sum()
    case None => 0
  }
  def main(args: Array[String]): Unit = {
    println(sum())
    println(try { readDouble() } catch { case e: Exception => -1.0 })
    println(try { readBoolean() } catch { case e: Exception => false })
    println(try { readLong() } catch { case e: Exception => 0L })
  }
}
