// Exceptions, handlers and contracts.
object Main {
  def show(body: => Unit): Unit = try body catch { case e: Throwable => println(e) }
  def main(args: Array[String]): Unit = {
    show { println(try { List[Int]().head } catch { case e: NoSuchElementException => -1 }) }
    show { println(try { 1 / 0 } catch { case e: ArithmeticException => -1 } finally { println("fin") }) }
    show { println(1 / 0) }
    show { println(require(1 > 2, "no")) }
    show { println(assert(1 > 2)) }
    show { println(???) }
    show { println(3.ensuring(_ > 5)) }
    show { println(try { throw new IllegalStateException("st") } catch { case e: RuntimeException => e.getMessage }) }
    show { println(try { throw new Exception("plain") } catch { case e: RuntimeException => "rt"; case e: Exception => "ex " + e.getMessage }) }
    show { println(try { "x".toInt } catch { case _: NumberFormatException => -1 }) }
    show { println(try { throw new Error("err") } catch { case e: Exception => "no" }) }
    show { println({ try { 1 } finally { println("f") } }) }
  }
}
