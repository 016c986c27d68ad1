// What null is: no object matches it, nothing can be asked of it, and it equals itself.
object Main {
  case class C(x: Int)
  class Cell(var next: Cell, val value: Int)
  class Own(val x: Int) { override def equals(other: Any) = other match { case o: Own => o.x == x; case _ => false } }
  sealed trait T
  case class A(x: Int) extends T
  case class B(y: Int) extends T
  def constructor(c: C): Int = c match { case C(x) => x; case null => -1 }
  def typed(c: C): Int = c match { case d: C => d.x; case _ => -2 }
  def hierarchy(t: T): Int = t match { case A(x) => x; case B(y) => y; case _ => -3 }
  def list(xs: List[Int]): Int = xs match { case Nil => 0; case x :: _ => x; case _ => -4 }
  def any(x: Any): String = x match { case _: String => "a string"; case _ => "something else" }
  def text(s: String): String = if (s == null) "nothing" else s
  def length(s: String): Int = s.length
  def last(c: Cell): Int = if (c.next == null) c.value else last(c.next)
  def attempt(name: String)(body: => Any): Unit =
    try println(name + " " + body) catch { case e: NullPointerException => println(name + " fails") }
  def main(args: Array[String]): Unit = {
    attempt("constructor")((constructor(null), constructor(C(1))))
    attempt("typed")((typed(null), typed(C(2))))
    attempt("hierarchy")((hierarchy(null), hierarchy(B(3))))
    attempt("list")((list(null), list(List(4))))
    attempt("any")(any(null))
    attempt("text")(text(null) + text("x"))
    attempt("length")(length(null))
    attempt("length")(length("abc"))
    attempt("last")(last(new Cell(new Cell(null, 2), 1)))
    attempt("field")((null: C).x)
    attempt("shown")("it is " + (null: C))
    attempt("equal")((C(1) == null, (null: C) == null))
    val (none, one): (Own, Own) = (null, new Own(1))
    attempt("own equals")((none == one, one == none, none == none, none != one, one == new Own(1)))
    attempt("asked itself")(none.equals(one))
  }
}
