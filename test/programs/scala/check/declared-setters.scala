// ask: check
// A var implements the setter that a trait declares.
object Work {
  trait Cell { def x: Int; def x_=(v: Int): Unit }
  class Plain(var x: Int) extends Cell
  trait Kept { var y: Int = 3 }
  trait Asked { def y: Int; def y_=(v: Int): Unit }
  class Mixed extends Kept with Asked
  trait Box[A] { def item: A; def item_=(v: A): Unit }
  class Text extends Box[String] { var item = "a" }

  def through(n: Int): Int = { val c: Cell = new Plain(n); c.x = c.x + 1; c.x += 3; c.x }
  def mixed(n: Int): Int = { val c: Asked = new Mixed; c.y = n; c.y }
  def text(s: String): String = {
    def put[A](b: Box[A], a: A): Unit = b.item = a
    val t = new Text
    put(t, s)
    t.item + s
  }
  def own(n: Int): Int = { val c = new Cell { var x = n }; c.x = c.x * 3; c.x }
}
