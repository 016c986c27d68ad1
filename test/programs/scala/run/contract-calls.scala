// What the counterexamples of state-methods.scala come to, without contracts; and random numbers with a seed.
class Counter {
  private var n = 0
  def inc(): Int = {
    n += 1
    n
  }
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
  }
}
class Gate(val limit: Int) {
  require(limit > 0 && limit < 3)
  private var inside = 0
  def enter(): Boolean = {
    if (inside < limit) {
      inside += 1
      true
    } else false
  }
}
object Guard {
  def pass(g: Gate): Boolean = g.enter()
}
class Switch {
  private var on = false
  def flip(): Unit = on = !on
  def isOn: Boolean = on
}
object Main {
  def main(args: Array[String]): Unit = {
    println({ val o = new Counter(); o.add(2); o.inc() })
    println({ val o = new Stack[Int](); o.push(0); o.pop() })
    println({ val o = new Gate(1); o.enter(); o.enter() })
    println({ val o = new Gate(1); o.enter(); Guard.pass(o) })
    println({ val r = new scala.util.Random(42); (r.nextInt(10), r.nextInt(16), r.nextLong(), r.nextBoolean(), r.nextDouble()) })
    println(new scala.util.Random(7).shuffle(List(1, 2, 3, 4, 5)))
    println(new java.util.Random(-1L).nextInt())
  }
}
