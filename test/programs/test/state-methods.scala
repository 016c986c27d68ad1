// ask: test
// Contracts of methods are asked after other calls on the same object.
class Counter {
  private var n = 0
  def inc(): Int = {
    n += 1
    n
  } ensuring (_ <= 2)
  def add(k: Int): Unit = {
    require(k > 0)
    n += k
  }
}
class Stack[A] {
  private var items: List[A] = Nil
  def push(x: A): Unit = items = x :: items
  def pop(): Option[A] = {
    items match {
      case Nil => None
      case x :: rest =>
        items = rest
        Some(x)
    }
  } ensuring (_ == None)
}
class Gate(val limit: Int) {
  require(limit > 0 && limit < 3)
  private var inside = 0
  def enter(): Boolean = {
    if (inside < limit) {
      inside += 1
      true
    } else false
  } ensuring (_ == true)
}
object Guard {
  def pass(g: Gate): Boolean = g.enter() ensuring (_ == true)
}
class Switch {
  private var on = false
  def flip(): Unit = on = !on
  def isOn: Boolean = on ensuring (r => r || !r)
}
