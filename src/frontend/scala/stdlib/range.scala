// Ranges of integers, which are their bounds and their step.
package scala

@hidden final class Range(from: Int, bound: Int, val step: Int, inclusive: Boolean) extends IndexedSeq[Int] {
  private def until: Int = if (!inclusive) bound else if (step > 0) bound + 1 else bound - 1
  private def stop: Long = if (!inclusive) bound.toLong else if (step > 0) bound.toLong + 1 else bound.toLong - 1
  def start: Int = from
  def end: Int = bound
  override def length: Int =
    if (step > 0) { if (from >= stop) 0 else Range.count(stop - from.toLong, step.toLong) }
    else if (from <= stop) 0
    else Range.count(from.toLong - stop, -step.toLong)
  override def size: Int = length
  override def isEmpty: Boolean = length == 0
  override def nonEmpty: Boolean = length > 0
  override def apply(n: Int): Int =
    if (n < 0 || n >= length) throw new IndexOutOfBoundsException(n.toString) else from + n * step
  override def toList: List[Int] = {
    def go(i: Int, acc: List[Int]): List[Int] = if (i < 0) acc else go(i - 1, (from + i * step) :: acc)
    go(length - 1, Nil)
  }
  override def head: Int = if (isEmpty) throw new NoSuchElementException("head of empty list") else from
  override def last: Int = if (isEmpty) throw new NoSuchElementException() else from + (length - 1) * step
  override def foreach[U](f: Int => U): Unit = {
    val n = length
    def go(i: Int): Unit = if (i < n) {
      f(from + i * step)
      go(i + 1)
    }
    go(0)
  }
  override def contains[B >: Int](elem: B): Boolean = toList.contains(elem)
  def by(newStep: Int): Range =
    if (newStep == 0) throw new IllegalArgumentException("step cannot be 0.")
    else new Range(from, bound, newStep, inclusive)
  override def reverse: Range = if (isEmpty) this else new Range(last, from, -step, true)
  override def take(n: Int): Range = new Range(from, if (n <= 0) from else if (n >= length) until else from + n * step, step, false)
  override def drop(n: Int): Range =
    if (n <= 0) this else if (n >= length) new Range(until, until, step, false) else new Range(from + n * step, until, step, false)
  override def tail: Range = if (isEmpty) throw new UnsupportedOperationException("empty.tail") else drop(1)
  override def init: Range = if (isEmpty) throw new UnsupportedOperationException("empty.init") else take(length - 1)
  override def wrap[B](xs: List[B]): Vector[B] = Vector.from(xs)
  override def toString(): String = mkString("Range(", ", ", ")")
}

object Range {
  def apply(start: Int, end: Int): Range = new Range(start, end, 1, false)
  def apply(start: Int, end: Int, step: Int): Range = new Range(start, end, step, false)
  def inclusive(start: Int, end: Int): Range = new Range(start, end, 1, true)
  def count(distance: Long, step: Long): Int = {
    val n = (distance + step - 1L) / step
    if (n > 2147483647L) throw new IllegalArgumentException("Seqs cannot contain more than Int.MaxValue elements.")
    else n.toInt
  }
}
