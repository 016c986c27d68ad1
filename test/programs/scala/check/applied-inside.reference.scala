// ask: check
object A {
  class Counter { private var c = 0; def inc(): Int = { c += 1; c } }
  def twice(c: Counter): Int = { c.inc(); c.inc() }
  def counter(x: Int): () => Int = { var c = x; () => { c += 1; c } }
  def shared(x: Int): (() => Int, () => Int) = { var c = x; (() => { c += 1; c }, () => { c += 1; c }) }
  def inOption(x: Int): Option[Int => Int] = Some(y => x + y)
  def x(x: Int): Int = 1
}
object Numbers {
  private var n = 0
  def next(): Int = { n += 1; n }
}
