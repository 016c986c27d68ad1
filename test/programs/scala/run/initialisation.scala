// Values that are looked at before they are set.
class Early {
  val a: String = b
  val b: String = "q"
  val n: Int = m + 1
  val m: Int = 5
  val flag: Boolean = !later
  val later: Boolean = true
}
abstract class Named {
  val name: String
  val greeting: String = "hello " + name
  val size: Int = if (name == null) -1 else name.length
}
class Bob extends Named { val name = "bob" }
class Ann extends Named { lazy val name = "ann" }
class Tom(val name: String) extends Named
class Calls {
  val first: Int = compute()
  val list: List[Int] = List(1, 2)
  def compute(): Int = if (list == null) 0 else list.length
}
object Order {
  val x: Int = y
  val y: Int = 2
  val s: String = t
  val t: String = "t"
}
object Main {
  def attempt(f: => Any): String = try f.toString catch { case e: NullPointerException => "null pointer" }
  def main(args: Array[String]): Unit = {
    val e = new Early
    println(e.a + " " + e.b + " " + e.n + " " + e.m + " " + e.flag)
    println(attempt(e.a.length))
    println(new Bob().greeting + " " + new Bob().size)
    println(new Ann().greeting + " " + new Ann().size)
    println(new Tom("tom").greeting + " " + new Tom("tom").size)
    println(new Calls().first)
    println(Order.x + " " + Order.y + " " + Order.s)
    println(attempt(Order.s.length))
  }
}
