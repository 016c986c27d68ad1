// Sequences whose elements are found by their places. Unknown ones are vectors.
package scala

@closed @family("Vector/scala.Vector.type") trait IndexedSeq[+A] extends Seq[A] {
  @deferred override def wrap[B](xs: List[B]): IndexedSeq[B]
  override def same[B >: A](xs: List[B]): IndexedSeq[B] = wrap(xs)
  override def distinctBy[B](f: A => B): IndexedSeq[A] = same(toList.distinctBy(f))
  override def map[B](f: A => B): IndexedSeq[B] = wrap(mapped(f))
  override def flatMap[B](f: A => Iterable[B]): IndexedSeq[B] = wrap(flatMapped(f))
  override def flatten[B](implicit asIterable: A <:< Iterable[B]): IndexedSeq[B] = wrap(toList.flatten(asIterable))
  override def filter(p: A => Boolean): IndexedSeq[A] = same(kept(p))
  override def filterNot(p: A => Boolean): IndexedSeq[A] = same(kept(x => !p(x)))
  override def withFilter(p: A => Boolean): IndexedSeq[A] = same(kept(p))
  override def collect[B](pf: PartialFunction[A, B]): IndexedSeq[B] = wrap(flatMapped(pf.lift))
  override def head: A = if (isEmpty) throw new NoSuchElementException("next on empty iterator") else apply(0)
  override def last: A = if (isEmpty) throw new NoSuchElementException("next on empty iterator") else apply(length - 1)
  override def tail: IndexedSeq[A] = if (isEmpty) throw new UnsupportedOperationException("empty.tail") else same(toList.tail)
  override def init: IndexedSeq[A] = if (isEmpty) throw new UnsupportedOperationException("empty.init") else same(toList.init)
  override def take(n: Int): IndexedSeq[A] = same(toList.take(n))
  override def drop(n: Int): IndexedSeq[A] = same(toList.drop(n))
  override def takeRight(n: Int): IndexedSeq[A] = same(toList.takeRight(n))
  override def dropRight(n: Int): IndexedSeq[A] = same(toList.dropRight(n))
  override def takeWhile(p: A => Boolean): IndexedSeq[A] = same(toList.take(prefixLength(p)))
  override def dropWhile(p: A => Boolean): IndexedSeq[A] = same(toList.drop(prefixLength(p)))
  override def slice(from: Int, until: Int): IndexedSeq[A] = same(toList.slice(from, until))
  override def splitAt(n: Int): (IndexedSeq[A], IndexedSeq[A]) = { val parts = toList.splitAt(n); (same(parts._1), same(parts._2)) }
  override def span(p: A => Boolean): (IndexedSeq[A], IndexedSeq[A]) = splitAt(prefixLength(p))
  override def partition(p: A => Boolean): (IndexedSeq[A], IndexedSeq[A]) = {
    val (yes, no) = mapped(x => (p(x), x)).partition(e => e._1)
    (same(yes.map(e => e._2)), same(no.map(e => e._2)))
  }
  override def zip[B](that: Iterable[B]): IndexedSeq[(A, B)] = wrap(toList.zip(that))
  override def zipWithIndex: IndexedSeq[(A, Int)] = wrap(toList.zipWithIndex)
  override def zipAll[A1 >: A, B](that: Iterable[B], a: A1, b: B): IndexedSeq[(A1, B)] = wrap(toList.zipAll(that, a, b))
  override def scanLeft[B](z: B)(op: (B, A) => B): IndexedSeq[B] = wrap(scanned[B](z)(op))
  override def scan[B >: A](z: B)(op: (B, B) => B): IndexedSeq[B] = wrap(scanned[B](z)(op))
  override def scanRight[B](z: B)(op: (A, B) => B): IndexedSeq[B] = wrap(toList.scanRight(z)(op))
  override def groupBy[K](f: A => K): Map[K, IndexedSeq[A]] = mapped(x => (f(x), x)).groupBy(e => e._1).withValues(es => same(es.map(e => e._2)))
  override def reverse: IndexedSeq[A] = same(toList.reverse)
  override def distinct: IndexedSeq[A] = same(toList.distinct)
  override def sorted[B >: A](implicit ord: Ordering[B]): IndexedSeq[A] = same(toList.sorted(ord))
  override def sortBy[B](f: A => B)(implicit ord: Ordering[B]): IndexedSeq[A] = same(toList.sortBy(f)(ord))
  override def sortWith(lt: (A, A) => Boolean): IndexedSeq[A] = same(toList.sortWith(lt))
  override def updated[B >: A](index: Int, elem: B): IndexedSeq[B] = wrap(toList.updated(index, elem))
  override def :+[B >: A](elem: B): IndexedSeq[B] = wrap(toList.:+(elem))
  override def +:[B >: A](elem: B): IndexedSeq[B] = wrap(toList.prepended(elem))
  override def appended[B >: A](elem: B): IndexedSeq[B] = wrap(toList.:+(elem))
  override def prepended[B >: A](elem: B): IndexedSeq[B] = wrap(toList.prepended(elem))
  override def ++[B >: A](that: Iterable[B]): IndexedSeq[B] = wrap(toList.++(that))
  override def ++:[B >: A](that: Iterable[B]): IndexedSeq[B] = wrap(toList.prependedAll(that))
  override def concat[B >: A](that: Iterable[B]): IndexedSeq[B] = wrap(toList.++(that))
  override def diff[B >: A](that: Seq[B]): IndexedSeq[A] = same(toList.diff(that))
  override def intersect[B >: A](that: Seq[B]): IndexedSeq[A] = same(toList.intersect(that))
  override def union[B >: A](that: Seq[B]): IndexedSeq[B] = wrap(toList.++(that))
  override def padTo[B >: A](len: Int, elem: B): IndexedSeq[B] = wrap(toList.padTo(len, elem))
  override def patch[B >: A](from: Int, that: Seq[B], replaced: Int): IndexedSeq[B] = wrap(toList.patch(from, that, replaced))
  override def unzip[X, Y](implicit asPair: A <:< (X, Y)): (IndexedSeq[X], IndexedSeq[Y]) = { val parts = toList.unzip(asPair); (wrap(parts._1), wrap(parts._2)) }
  override def unzip3[X, Y, Z](implicit asTriple: A <:< (X, Y, Z)): (IndexedSeq[X], IndexedSeq[Y], IndexedSeq[Z]) = { val t = toList.unzip3(asTriple); (wrap(t._1), wrap(t._2), wrap(t._3)) }
  override def transpose[B](implicit asIterable: A <:< Iterable[B]): IndexedSeq[IndexedSeq[B]] = wrap(toList.transpose(asIterable).map(x => wrap(x)))
  override def tails: Iterator[IndexedSeq[A]] = toList.tails.map(x => same(x))
  override def inits: Iterator[IndexedSeq[A]] = toList.inits.map(x => same(x))
  override def grouped(size: Int): Iterator[IndexedSeq[A]] = toList.grouped(size).map(x => same(x))
  override def sliding(size: Int): Iterator[IndexedSeq[A]] = toList.sliding(size).map(x => same(x))
  override def sliding(size: Int, step: Int): Iterator[IndexedSeq[A]] = toList.sliding(size, step).map(x => same(x))
  override def permutations: Iterator[IndexedSeq[A]] = toList.permutations.map(x => same(x))
  override def combinations(n: Int): Iterator[IndexedSeq[A]] = toList.combinations(n).map(x => same(x))
}
object IndexedSeq {
  def apply[A](xs: A*): IndexedSeq[A] = Vector.from(xs)
  def empty[A]: IndexedSeq[A] = Vector.empty
  def fill[A](n: Int)(elem: => A): IndexedSeq[A] = Vector.fill(n)(elem)
  def tabulate[A](n: Int)(f: Int => A): IndexedSeq[A] = Vector.tabulate(n)(f)
}
