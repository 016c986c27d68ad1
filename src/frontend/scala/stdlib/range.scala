// Ranges of integers, which are their bounds and their step.
package scala

@hidden final class Range(from: Int, bound: Int, val step: Int, isClosed: Boolean) extends IndexedSeq[Int] {
  private def stop: Long = if (!isClosed) bound.toLong else if (step > 0) bound.toLong + 1 else bound.toLong - 1
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
  override def iterator: Iterator[Int] = Iterator.placed(0, length, i => from + i * step)
  override def toIterator: Iterator[Int] = iterator
  override def toIndexedSeq: IndexedSeq[Int] = this
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
    else new Range(from, bound, newStep, isClosed)
  override def reverse: Range = if (isEmpty) this else new Range(last, from, -step, true)
  override def take(n: Int): Range = 
    if (n <= 0) new Range(from, from, step, false) else if (n >= length) this else new Range(from, from + (n - 1) * step, step, true)
  override def drop(n: Int): Range =
    if (n <= 0) this else if (n >= length) new Range(bound, bound, step, false) else new Range(from + n * step, bound, step, isClosed)
  override def tail: Range = if (isEmpty) throw new UnsupportedOperationException("tail of empty list") else drop(1)
  override def init: Range = if (isEmpty) throw new UnsupportedOperationException("empty.init") else take(length - 1)
  override def takeRight(n: Int): Range = drop(if (n < 0) length else length - n)
  override def dropRight(n: Int): Range = take(if (n < 0) length else length - n)
  override def splitAt(n: Int): (Range, Range) = (take(n), drop(n))
  override def takeWhile(p: Int => Boolean): Range = take(prefixLength(p))
  override def dropWhile(p: Int => Boolean): Range = drop(prefixLength(p))
  override def span(p: Int => Boolean): (Range, Range) = splitAt(prefixLength(p))
  def isInclusive: Boolean = isClosed
  def inclusive: Range = if (isClosed) this else new Range(from, bound, step, true)
  def terminalElement: Int = from + length * step
  override def wrap[B](xs: List[B]): Vector[B] = Vector.from(xs)
  override def toString(): String = mkString("Range(", ", ", ")")
}

object Range {
  def apply(start: Int, end: Int): Range = new Range(start, end, 1, false)
  def apply(start: Int, end: Int, step: Int): Range = new Range(start, end, 1, false).by(step)
  def inclusive(start: Int, end: Int): Range = new Range(start, end, 1, true)
  def inclusive(start: Int, end: Int, step: Int): Range = new Range(start, end, 1, true).by(step)
  def count(distance: Long, step: Long): Int = {
    val n = (distance + step - 1L) / step
    if (n > 2147483647L) throw new IllegalArgumentException("Seqs cannot contain more than Int.MaxValue elements.")
    else n.toInt
  }
}
