// Ranges of integers, which are their bounds and their step.
package scala

@hidden final class Range(from: Int, bound: Int, val step: Int, inclusive: Boolean) extends Seq[Int] {
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
  override def withFilter(p: Int => Boolean): Vector[Int] = filter(p)
  override def wrap[B](xs: List[B]): Vector[B] = Vector.from(xs)
  override def map[B](f: Int => B): Vector[B] = Vector.from(toList.map(f))
  override def flatMap[B](f: Int => Iterable[B]): Vector[B] = Vector.from(toList.flatMap(f))
  override def filter(p: Int => Boolean): Vector[Int] = Vector.from(toList.filter(p))
  override def filterNot(p: Int => Boolean): Vector[Int] = Vector.from(toList.filterNot(p))
  override def collect[B](pf: PartialFunction[Int, B]): Vector[B] = Vector.from(toList.collect(pf))
  override def takeRight(n: Int): Vector[Int] = Vector.from(toList.takeRight(n))
  override def dropRight(n: Int): Vector[Int] = Vector.from(toList.dropRight(n))
  override def takeWhile(p: Int => Boolean): Vector[Int] = Vector.from(toList.takeWhile(p))
  override def dropWhile(p: Int => Boolean): Vector[Int] = Vector.from(toList.dropWhile(p))
  override def slice(from: Int, until: Int): Vector[Int] = Vector.from(toList.slice(from, until))
  override def splitAt(n: Int): (Vector[Int], Vector[Int]) = { val parts = toList.splitAt(n); (Vector.from(parts._1), Vector.from(parts._2)) }
  override def span(p: Int => Boolean): (Vector[Int], Vector[Int]) = { val parts = toList.span(p); (Vector.from(parts._1), Vector.from(parts._2)) }
  override def partition(p: Int => Boolean): (Vector[Int], Vector[Int]) = { val parts = toList.partition(p); (Vector.from(parts._1), Vector.from(parts._2)) }
  override def zip[B](that: Iterable[B]): Vector[(Int, B)] = Vector.from(toList.zip(that))
  override def zipWithIndex: Vector[(Int, Int)] = Vector.from(toList.zipWithIndex)
  override def zipAll[A1 >: Int, B](that: Iterable[B], a: A1, b: B): Vector[(A1, B)] = Vector.from(toList.zipAll(that, a, b))
  override def scanLeft[B](z: B)(op: (B, Int) => B): Vector[B] = Vector.from(toList.scanLeft(z)(op))
  override def scan[B >: Int](z: B)(op: (B, B) => B): Vector[B] = Vector.from(toList.scanLeft(z)(op))
  override def scanRight[B](z: B)(op: (Int, B) => B): Vector[B] = Vector.from(toList.scanRight(z)(op))
  override def groupBy[K](f: Int => K): Map[K, Vector[Int]] = toList.groupBy(f).mapValues(x => Vector.from(x))
  override def distinct: Vector[Int] = Vector.from(toList.distinct)
  override def sorted[B >: Int](implicit ord: Ordering[B]): Vector[Int] = Vector.from(toList.sorted(ord))
  override def sortBy[B](f: Int => B)(implicit ord: Ordering[B]): Vector[Int] = Vector.from(toList.sortBy(f)(ord))
  override def sortWith(lt: (Int, Int) => Boolean): Vector[Int] = Vector.from(toList.sortWith(lt))
  override def updated[B >: Int](index: Int, elem: B): Vector[B] = Vector.from(toList.updated(index, elem))
  override def :+[B >: Int](elem: B): Vector[B] = Vector.from(toList.:+(elem))
  override def +:[B >: Int](elem: B): Vector[B] = Vector.from(toList.prepended(elem))
  override def appended[B >: Int](elem: B): Vector[B] = Vector.from(toList.:+(elem))
  override def prepended[B >: Int](elem: B): Vector[B] = Vector.from(toList.prepended(elem))
  override def ++[B >: Int](that: Iterable[B]): Vector[B] = Vector.from(toList.++(that))
  override def ++:[B >: Int](that: Iterable[B]): Vector[B] = Vector.from(toList.prependedAll(that))
  override def concat[B >: Int](that: Iterable[B]): Vector[B] = Vector.from(toList.++(that))
  override def diff[B >: Int](that: Seq[B]): Vector[Int] = Vector.from(toList.diff(that))
  override def intersect[B >: Int](that: Seq[B]): Vector[Int] = Vector.from(toList.intersect(that))
  override def union[B >: Int](that: Seq[B]): Vector[B] = Vector.from(toList.++(that))
  override def padTo[B >: Int](len: Int, elem: B): Vector[B] = Vector.from(toList.padTo(len, elem))
  override def patch[B >: Int](from: Int, that: Seq[B], replaced: Int): Vector[B] = Vector.from(toList.patch(from, that, replaced))
  override def tails: Iterator[Vector[Int]] = toList.tails.map(x => Vector.from(x))
  override def inits: Iterator[Vector[Int]] = toList.inits.map(x => Vector.from(x))
  override def grouped(size: Int): Iterator[Vector[Int]] = toList.grouped(size).map(x => Vector.from(x))
  override def sliding(size: Int): Iterator[Vector[Int]] = toList.sliding(size).map(x => Vector.from(x))
  override def sliding(size: Int, step: Int): Iterator[Vector[Int]] = toList.sliding(size, step).map(x => Vector.from(x))
  override def permutations: Iterator[Vector[Int]] = toList.permutations.map(x => Vector.from(x))
  override def combinations(n: Int): Iterator[Vector[Int]] = toList.combinations(n).map(x => Vector.from(x))
  override def toString(): String = mkString("Range(", ", ", ")")
  override def equals(that: Any): Boolean = Seq.equal(this, that)
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
