// Patterns.
case class P(x: Int, y: Int)
object Main {
  def show(body: => Unit): Unit = try body catch { case e: Throwable => println(e) }
  def main(args: Array[String]): Unit = {
    show { println(3 match { case 1 => "one"; case n if n > 2 => "big" + n; case _ => "other" }) }
    show { println(List(1,2,3) match { case a :: b :: rest => (a, b, rest); case _ => 0 }) }
    show { println(List(1,2,3) match { case List(a, b, c) => a + b + c }) }
    show { println(List(1,2,3) match { case List(a, rest @ _*) => rest }) }
    show { println(5 match { case 1 | 2 => "low"; case 5 => "five" }) }
    show { println((1, 2) match { case (a, b) if a > b => a; case (a, b) => b }) }
    show { println({ val (a, b) = (1, 2); a + b }) }
    show { println({ val List(a, b) = List(1, 2); a + b }) }
    show { println({ val Some(x) = Some(4): Option[Int]; x }) }
    show { println({ val Some(x) = None: Option[Int]; x }) }
  }
}
