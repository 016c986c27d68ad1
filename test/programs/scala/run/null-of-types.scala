// ask: run
// A pattern with a type never fits null, whatever the type.
object Main {
  case class P(x: Int)
  trait T
  def show(name: String)(body: => Any): Unit = println(name + " " + (try body catch { case e: Throwable => e.toString }))
  def any(x: Any): Int = x match { case _: Any => 1; case _ => 2 }
  def text(x: String): Int = x match { case _: String => 1; case _ => 2 }
  def only(x: String): Int = x match { case s: String => 1 }
  def part(x: Option[Any]): Int = x match { case Some(_: Any) => 1; case _ => 2 }
  def list(x: List[Int]): Int = x match { case l: List[Int] => 1; case _ => 2 }
  def plain(x: P): Int = x match { case q: P => 1; case _ => 2 }
  def of[A](x: A): Int = x match { case q: A => 1; case _ => 2 }
  def pair(x: (Int, String)): Int = x match { case (a: Int, b: String) => 1; case _ => 2 }
  def below(x: T): Int = x match { case q: T => 1; case _ => 2 }
  def function(x: Int => Int): Int = x match { case q: (Int => Int) => 1; case _ => 2 }
  def whole(x: (Int, Int)): Int = x match { case q: (Int, Int) => 1; case _ => 2 }
  def main(args: Array[String]): Unit = {
    show("any")(any(null))
    show("text")((text(null), text("")))
    show("only")(only(null))
    show("part")(part(Some(null)))
    show("list")((list(null), list(Nil)))
    show("plain")((plain(null), plain(P(1))))
    show("of")(of[String](null))
    show("pair")(pair((1, null)))
    show("below")(below(null))
    show("function")((function(null), function(x => x)))
    show("whole")((whole(null), whole((1, 2))))
    show("is any")(((null: Any).isInstanceOf[Any], (1: Any).isInstanceOf[Any]))
    show("is text")((null: String).isInstanceOf[String])
    show("collected")(List[Any](1, null).collect { case x: Any => 1 })
  }
}
