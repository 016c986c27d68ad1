// Vectors, which are arrays that nobody changes.
package scala

final class Vector[+A](items: Array[A]) extends IndexedSeq[A] {
  override def toList: List[A] = Array.toList(items)
  override def wrap[B](xs: List[B]): Vector[B] = Vector.from(xs)
  override def isEmpty: Boolean = length == 0
  override def nonEmpty: Boolean = length > 0
  override def length: Int = Core.arrayLength(items)
  override def size: Int = length
  override def apply(n: Int): A =
    if (n < 0 || n >= length) throw new IndexOutOfBoundsException(n.toString) else Core.arrayGet(items, n)
  override def head: A = if (isEmpty) throw new UnsupportedOperationException("empty.head") else apply(0)
  override def last: A = if (isEmpty) throw new UnsupportedOperationException("empty.last") else apply(length - 1)
  override def tail: Vector[A] =
    if (isEmpty) throw new UnsupportedOperationException("empty.tail") else Vector.from(toList.tail)
  override def init: Vector[A] =
    if (isEmpty) throw new UnsupportedOperationException("empty.init") else Vector.from(toList.init)
  override def updated[B >: A](index: Int, elem: B): Vector[B] = Vector.from(toList.updated(index, elem))
  override def toVector: Vector[A] = this
  override def toIndexedSeq: IndexedSeq[A] = this
  override def distinctBy[B](f: A => B): Vector[A] = Vector.from(toList.distinctBy(f))
  override def map[B](f: A => B): Vector[B] = Vector.from(toList.map(f))
  override def flatMap[B](f: A => Iterable[B]): Vector[B] = Vector.from(toList.flatMap(f))
  override def flatten[B](implicit asIterable: A <:< Iterable[B]): Vector[B] = Vector.from(toList.flatten(asIterable))
  override def filter(p: A => Boolean): Vector[A] = Vector.from(toList.filter(p))
  override def filterNot(p: A => Boolean): Vector[A] = Vector.from(toList.filterNot(p))
  override def withFilter(p: A => Boolean): Vector[A] = Vector.from(toList.filter(p))
  override def collect[B](pf: PartialFunction[A, B]): Vector[B] = Vector.from(toList.collect(pf))
  override def take(n: Int): Vector[A] = Vector.from(toList.take(n))
  override def drop(n: Int): Vector[A] = Vector.from(toList.drop(n))
  override def takeRight(n: Int): Vector[A] = Vector.from(toList.takeRight(n))
  override def dropRight(n: Int): Vector[A] = Vector.from(toList.dropRight(n))
  override def takeWhile(p: A => Boolean): Vector[A] = Vector.from(toList.takeWhile(p))
  override def dropWhile(p: A => Boolean): Vector[A] = Vector.from(toList.dropWhile(p))
  override def slice(from: Int, until: Int): Vector[A] = Vector.from(toList.slice(from, until))
  override def splitAt(n: Int): (Vector[A], Vector[A]) = { val parts = toList.splitAt(n); (Vector.from(parts._1), Vector.from(parts._2)) }
  override def span(p: A => Boolean): (Vector[A], Vector[A]) = { val parts = toList.span(p); (Vector.from(parts._1), Vector.from(parts._2)) }
  override def partition(p: A => Boolean): (Vector[A], Vector[A]) = { val parts = toList.partition(p); (Vector.from(parts._1), Vector.from(parts._2)) }
  override def zip[B](that: Iterable[B]): Vector[(A, B)] = Vector.from(toList.zip(that))
  override def zipWithIndex: Vector[(A, Int)] = Vector.from(toList.zipWithIndex)
  override def zipAll[A1 >: A, B](that: Iterable[B], a: A1, b: B): Vector[(A1, B)] = Vector.from(toList.zipAll(that, a, b))
  override def scanLeft[B](z: B)(op: (B, A) => B): Vector[B] = Vector.from(toList.scanLeft(z)(op))
  override def scan[B >: A](z: B)(op: (B, B) => B): Vector[B] = Vector.from(toList.scanLeft(z)(op))
  override def scanRight[B](z: B)(op: (A, B) => B): Vector[B] = Vector.from(toList.scanRight(z)(op))
  override def groupBy[K](f: A => K): Map[K, Vector[A]] = toList.groupBy(f).withValues(x => Vector.from(x))
  override def reverse: Vector[A] = Vector.from(toList.reverse)
  override def distinct: Vector[A] = Vector.from(toList.distinct)
  override def sorted[B >: A](implicit ord: Ordering[B]): Vector[A] = Vector.from(toList.sorted(ord))
  override def sortBy[B](f: A => B)(implicit ord: Ordering[B]): Vector[A] = Vector.from(toList.sortBy(f)(ord))
  override def sortWith(lt: (A, A) => Boolean): Vector[A] = Vector.from(toList.sortWith(lt))
  override def :+[B >: A](elem: B): Vector[B] = Vector.from(toList.:+(elem))
  override def +:[B >: A](elem: B): Vector[B] = Vector.from(toList.prepended(elem))
  override def appended[B >: A](elem: B): Vector[B] = Vector.from(toList.:+(elem))
  override def prepended[B >: A](elem: B): Vector[B] = Vector.from(toList.prepended(elem))
  override def ++[B >: A](that: Iterable[B]): Vector[B] = Vector.from(toList.++(that))
  override def ++:[B >: A](that: Iterable[B]): Vector[B] = Vector.from(toList.prependedAll(that))
  override def concat[B >: A](that: Iterable[B]): Vector[B] = Vector.from(toList.++(that))
  override def diff[B >: A](that: Seq[B]): Vector[A] = Vector.from(toList.diff(that))
  override def intersect[B >: A](that: Seq[B]): Vector[A] = Vector.from(toList.intersect(that))
  override def union[B >: A](that: Seq[B]): Vector[B] = Vector.from(toList.++(that))
  override def padTo[B >: A](len: Int, elem: B): Vector[B] = Vector.from(toList.padTo(len, elem))
  override def patch[B >: A](from: Int, that: Seq[B], replaced: Int): Vector[B] = Vector.from(toList.patch(from, that, replaced))
  override def unzip[X, Y](implicit asPair: A <:< (X, Y)): (Vector[X], Vector[Y]) = { val parts = toList.unzip(asPair); (Vector.from(parts._1), Vector.from(parts._2)) }
  override def unzip3[X, Y, Z](implicit asTriple: A <:< (X, Y, Z)): (Vector[X], Vector[Y], Vector[Z]) = { val t = toList.unzip3(asTriple); (Vector.from(t._1), Vector.from(t._2), Vector.from(t._3)) }
  override def transpose[B](implicit asIterable: A <:< Iterable[B]): Vector[Vector[B]] = Vector.from(toList.transpose(asIterable).map(x => Vector.from(x)))
  override def tails: Iterator[Vector[A]] = toList.tails.map(x => Vector.from(x))
  override def inits: Iterator[Vector[A]] = toList.inits.map(x => Vector.from(x))
  override def grouped(size: Int): Iterator[Vector[A]] = toList.grouped(size).map(x => Vector.from(x))
  override def sliding(size: Int): Iterator[Vector[A]] = toList.sliding(size).map(x => Vector.from(x))
  override def sliding(size: Int, step: Int): Iterator[Vector[A]] = toList.sliding(size, step).map(x => Vector.from(x))
  override def permutations: Iterator[Vector[A]] = toList.permutations.map(x => Vector.from(x))
  override def combinations(n: Int): Iterator[Vector[A]] = toList.combinations(n).map(x => Vector.from(x))
  @showing override def toString(): String = mkString("Vector(", ", ", ")")
}

object Vector {
  def apply[A](xs: A*): Vector[A] = from(xs)
  def empty[A]: Vector[A] = from(Nil)
  def from[A](xs: Iterable[A]): Vector[A] = new Vector(Array.from(xs))
  def ofList[A](xs: List[A]): Vector[A] = from(xs)
  def unapplySeq[A](x: Vector[A]): Some[Vector[A]] = Some(x)
  def fill[A](n: Int)(elem: => A): Vector[A] = from(List.fill(n)(elem))
  def tabulate[A](n: Int)(f: Int => A): Vector[A] = from(List.tabulate(n)(f))
  def tabulate[A](n: Int, m: Int)(f: (Int, Int) => A): Vector[Vector[A]] = tabulate(n)(i => tabulate(m)(j => f(i, j)))
  def fill[A](n: Int, m: Int)(elem: => A): Vector[Vector[A]] = fill(n)(fill(m)(elem))
  def range(start: Int, end: Int): Vector[Int] = from(List.range(start, end))
  def iterate[A](start: A, len: Int)(f: A => A): Vector[A] = from(List.iterate(start, len)(f))
}
