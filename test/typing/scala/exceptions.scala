/*** throw ***/
object P { def f(n: Int): Int = if (n > 0) n else throw new IllegalArgumentException("n") }
/*** throw-of-string ***/
object P {
  def f: Int = throw "a"
}
/*** throw-of-int ***/
object P {
  def f: Int =
    throw 3
}
/*** try-lub ***/
object P { def f(s: String): Int = try s.toInt catch { case e: NumberFormatException => 0 } }
/*** try-of-wrong-type ***/
object P {
  def f(s: String): Int =
    try s.toInt
    catch { case e: NumberFormatException => "none" }
}
/*** finally-is-discarded ***/
object P { def f(s: String): Int = try s.toInt finally { "closed" } }
/*** catch-pattern-not-throwable ***/
object P {
  def f: Int =
    try 1
    catch { case e: String => 2 }
}
/*** catch-pattern-literal ***/
object P {
  def f: Int =
    try 1
    catch { case 3 => 2 }
}
/*** catch-all ***/
object P { def f: Int = try 1 catch { case _: Exception => 2; case e: Throwable => e.getMessage.length } }
/*** catch-function ***/
object P { val h: PartialFunction[Throwable, Int] = { case _ => 3 }; def f: Int = try 1 catch h }
/*** own-exception ***/
class MyError(val n: Int) extends Exception("mine")
case class Other(s: String) extends RuntimeException(s)
object P { def f: Int = try throw new MyError(3) catch { case e: MyError => e.n; case Other(s) => s.length } }
/*** own-exception-member-unknown ***/
class MyError(n: Int) extends Exception("mine")
object P {
  def f: Int = try throw new MyError(3) catch {
    case e: MyError => e.n
  }
}
/*** try-with-inferred-any ***/
object P {
  val x = try 1 catch { case e: Exception => "a" }
  val y: Int = x
}
/*** throw-is-nothing ***/
object P { val f: Int => String = n => throw new Exception; def g: Nothing = throw new Error("x") }
/*** nothing-method-must-not-return ***/
object P {
  def g: Nothing = 1
}
/*** try-of-scala-util ***/
import scala.util.{Try, Success, Failure}
object P { def f(s: String): Int = Try(s.toInt) match { case Success(n) => n; case Failure(e) => 0 } }
/*** try-is-not-its-value ***/
import scala.util.Try
object P {
  def f(s: String): Int = Try(s.toInt)
}
/*** require-needs-boolean ***/
object P {
  def f(n: Int): Int = { require(n); n }
}
/*** assert-with-message ***/
object P { def f(n: Int): Int = { assert(n > 0, "positive"); require(n < 9); n } ensuring (_ > 0) }
