// ask: check
object A {
  class Counter { private var c = 0; def inc(): Int = { c += 1; c } }
  def twice(c: Counter): Int = c.inc() + 1
  def counter(x: Int): () => Int = { var c = x; () => { if (c < x + 5) c += 1; c } }
  def shared(x: Int): (() => Int, () => Int) = { var c = x; var d = x; (() => { c += 1; c }, () => { d += 1; d }) }
  def inOption(x: Int): Option[Int => Int] = Some(y => x - y)
  def x(x: Int): Int = 2
}
object Numbers {
  private var n = 0
  def next(): Int = if (n > 25) 6 else { n += 1; n }
}
