// Collections of all kinds, by what their elements in order are: whatever a class does not define better goes by lists.
package scala

@closed @united @family("list") trait Iterable[+A] {
  @deferred def toList: List[A]
  def isEmpty: Boolean = toList.isEmpty
  def nonEmpty: Boolean = toList.nonEmpty
  def size: Int = toList.length
  def head: A = toList.head
  def headOption: Option[A] = toList.headOption
  def last: A = toList.last
  def lastOption: Option[A] = toList.lastOption
  def foldLeft[B](z: B)(op: (B, A) => B): B = toList.foldLeft(z)(op)
  def foldRight[B](z: B)(op: (A, B) => B): B = toList.foldRight(z)(op)
  def /:[B](z: B)(op: (B, A) => B): B = toList.foldLeft(z)(op)
  def :\[B](z: B)(op: (A, B) => B): B = toList.foldRight(z)(op)
  def aggregate[B](z: => B)(seqop: (B, A) => B, combop: (B, B) => B): B = toList.foldLeft(z)(seqop)
  def reduceLeft[B >: A](op: (B, A) => B): B = toList.reduceLeft(op)
  def reduceRight[B >: A](op: (A, B) => B): B = toList.reduceRight(op)
  def reduce[B >: A](op: (B, B) => B): B = toList.reduceLeft(op)
  def reduceOption[B >: A](op: (B, B) => B): Option[B] = toList.reduceLeftOption(op)
  def reduceLeftOption[B >: A](op: (B, A) => B): Option[B] = toList.reduceLeftOption(op)
  def reduceRightOption[B >: A](op: (A, B) => B): Option[B] = toList.reduceRightOption(op)
  def exists(p: A => Boolean): Boolean = toList.exists(p)
  def forall(p: A => Boolean): Boolean = toList.forall(p)
  def count(p: A => Boolean): Int = toList.count(p)
  def find(p: A => Boolean): Option[A] = toList.find(p)
  def foreach[U](f: A => U): Unit = toList.foreach(f)
  def sum[B >: A](implicit num: Numeric[B]): B = toList.sum(num)
  def product[B >: A](implicit num: Numeric[B]): B = toList.product(num)
  def max[B >: A](implicit ord: Ordering[B]): A = toList.max(ord)
  def min[B >: A](implicit ord: Ordering[B]): A = toList.min(ord)
  def maxOption[B >: A](implicit ord: Ordering[B]): Option[A] = toList.maxOption(ord)
  def minOption[B >: A](implicit ord: Ordering[B]): Option[A] = toList.minOption(ord)
  def maxBy[B](f: A => B)(implicit ord: Ordering[B]): A = toList.maxBy(f)(ord)
  def minBy[B](f: A => B)(implicit ord: Ordering[B]): A = toList.minBy(f)(ord)
  def toSet[B >: A]: Set[B] = toList.toSet
  def toMap[K, V](implicit pairs: A <:< (K, V)): Map[K, V] = toList.toMap(pairs)
  def toVector: Vector[A] = toList.toVector
  def toStream: Stream[A] = Stream.ofList(toList)
  def toSeq: Seq[A] = toList.toSeq
  def toIndexedSeq: IndexedSeq[A] = toList.toVector
  def toIterable: Iterable[A] = this
  def toTraversable: Iterable[A] = this
  def toArray[B >: A]: Array[B] = toList.toArray
  def iterator: Iterator[A] = toList.iterator
  def toIterator: Iterator[A] = toList.iterator
  @showing def mkString: String = mkString("", "", "")
  @showing def mkString(sep: String): String = mkString("", sep, "")
  @showing def mkString(start: String, sep: String, end: String): String =
    start + Core.join(sep, Array.from(toList.map(x => x.toString))) + end
}

@closed @family("list") trait Seq[+A] extends Iterable[A] {
  /** Of the same kind as this. */
  @deferred def wrap[B](xs: List[B]): Seq[B]
  /** Of the same kind, where they are elements of this. */
  def same[B >: A](xs: List[B]): Seq[B] = wrap(xs)
  /** How functions are called with its elements: of what changes, each is looked up when it is its turn. */
  def mapped[B](f: A => B): List[B] = toList.map(f)
  def flatMapped[B](f: A => Iterable[B]): List[B] = toList.flatMap(f)
  def kept(p: A => Boolean): List[A] = toList.filter(p)
  def scanned[B](z: B)(op: (B, A) => B): List[B] = toList.scanLeft(z)(op)
  def fold[B >: A](z: B)(op: (B, B) => B): B = foldLeft[B](z)(op)
  def collectFirst[B](pf: PartialFunction[A, B]): Option[B] = toList.collectFirst(pf)
  def distinctBy[B](f: A => B): Seq[A] = same(toList.distinctBy(f))
  def length: Int = toList.length
  def apply(n: Int): A = toList.apply(n)
  def isDefinedAt(n: Int): Boolean = toList.isDefinedAt(n)
  def contains[B >: A](elem: B): Boolean = toList.contains(elem)
  def indexOf[B >: A](elem: B): Int = toList.indexOf(elem)
  def lastIndexOf[B >: A](elem: B): Int = toList.lastIndexOf(elem)
  def indexWhere(p: A => Boolean): Int = toList.indexWhere(p)
  def lastIndexWhere(p: A => Boolean): Int = toList.lastIndexWhere(p)
  def prefixLength(p: A => Boolean): Int = toList.prefixLength(p)
  def startsWith[B](that: Seq[B]): Boolean = toList.startsWith(that)
  def endsWith[B](that: Seq[B]): Boolean = toList.endsWith(that)
  def containsSlice[B](that: Seq[B]): Boolean = toList.containsSlice(that)
  def sameElements[B >: A](that: Iterable[B]): Boolean = toList.sameElements(that)
  def corresponds[B](that: Seq[B])(p: (A, B) => Boolean): Boolean = toList.corresponds(that)(p)
  def lengthCompare(n: Int): Int = toList.lengthCompare(n)
  def indices: Range = toList.indices
  def map[B](f: A => B): Seq[B] = wrap(mapped(f))
  def flatMap[B](f: A => Iterable[B]): Seq[B] = wrap(flatMapped(f))
  def flatten[B](implicit asIterable: A <:< Iterable[B]): Seq[B] = wrap(toList.flatten(asIterable))
  def filter(p: A => Boolean): Seq[A] = same(kept(p))
  def filterNot(p: A => Boolean): Seq[A] = same(kept(x => !p(x)))
  def withFilter(p: A => Boolean): Seq[A] = same(kept(p))
  def collect[B](pf: PartialFunction[A, B]): Seq[B] = wrap(flatMapped(pf.lift))
  def tail: Seq[A] = same(toList.tail)
  def init: Seq[A] = same(toList.init)
  def take(n: Int): Seq[A] = same(toList.take(n))
  def drop(n: Int): Seq[A] = same(toList.drop(n))
  def takeRight(n: Int): Seq[A] = same(toList.takeRight(n))
  def dropRight(n: Int): Seq[A] = same(toList.dropRight(n))
  def takeWhile(p: A => Boolean): Seq[A] = same(toList.take(prefixLength(p)))
  def dropWhile(p: A => Boolean): Seq[A] = same(toList.drop(prefixLength(p)))
  def slice(from: Int, until: Int): Seq[A] = same(toList.slice(from, until))
  def splitAt(n: Int): (Seq[A], Seq[A]) = { val parts = toList.splitAt(n); (same(parts._1), same(parts._2)) }
  def span(p: A => Boolean): (Seq[A], Seq[A]) = splitAt(prefixLength(p))
  def partition(p: A => Boolean): (Seq[A], Seq[A]) = {
    val (yes, no) = mapped(x => (p(x), x)).partition(e => e._1)
    (same(yes.map(e => e._2)), same(no.map(e => e._2)))
  }
  def zip[B](that: Iterable[B]): Seq[(A, B)] = wrap(toList.zip(that))
  def zipWithIndex: Seq[(A, Int)] = wrap(toList.zipWithIndex)
  def zipAll[A1 >: A, B](that: Iterable[B], a: A1, b: B): Seq[(A1, B)] = wrap(toList.zipAll(that, a, b))
  def scanLeft[B](z: B)(op: (B, A) => B): Seq[B] = wrap(scanned[B](z)(op))
  def scan[B >: A](z: B)(op: (B, B) => B): Seq[B] = wrap(scanned[B](z)(op))
  def scanRight[B](z: B)(op: (A, B) => B): Seq[B] = wrap(toList.scanRight(z)(op))
  def groupBy[K](f: A => K): Map[K, Seq[A]] = mapped(x => (f(x), x)).groupBy(e => e._1).withValues(es => same(es.map(e => e._2)))
  def reverse: Seq[A] = same(toList.reverse)
  def distinct: Seq[A] = same(toList.distinct)
  def sorted[B >: A](implicit ord: Ordering[B]): Seq[A] = same(toList.sorted(ord))
  def sortBy[B](f: A => B)(implicit ord: Ordering[B]): Seq[A] = same(toList.sortBy(f)(ord))
  def sortWith(lt: (A, A) => Boolean): Seq[A] = same(toList.sortWith(lt))
  def updated[B >: A](index: Int, elem: B): Seq[B] = wrap(toList.updated(index, elem))
  def :+[B >: A](elem: B): Seq[B] = wrap(toList.:+(elem))
  def +:[B >: A](elem: B): Seq[B] = wrap(toList.prepended(elem))
  def appended[B >: A](elem: B): Seq[B] = wrap(toList.:+(elem))
  def prepended[B >: A](elem: B): Seq[B] = wrap(toList.prepended(elem))
  def ++[B >: A](that: Iterable[B]): Seq[B] = wrap(toList.++(that))
  def ++:[B >: A](that: Iterable[B]): Seq[B] = wrap(toList.prependedAll(that))
  def concat[B >: A](that: Iterable[B]): Seq[B] = wrap(toList.++(that))
  def diff[B >: A](that: Seq[B]): Seq[A] = same(toList.diff(that))
  def intersect[B >: A](that: Seq[B]): Seq[A] = same(toList.intersect(that))
  def union[B >: A](that: Seq[B]): Seq[B] = wrap(toList.++(that))
  def padTo[B >: A](len: Int, elem: B): Seq[B] = wrap(toList.padTo(len, elem))
  def patch[B >: A](from: Int, that: Seq[B], replaced: Int): Seq[B] = wrap(toList.patch(from, that, replaced))
  def unzip[X, Y](implicit asPair: A <:< (X, Y)): (Seq[X], Seq[Y]) = { val parts = toList.unzip(asPair); (wrap(parts._1), wrap(parts._2)) }
  def unzip3[X, Y, Z](implicit asTriple: A <:< (X, Y, Z)): (Seq[X], Seq[Y], Seq[Z]) = { val t = toList.unzip3(asTriple); (wrap(t._1), wrap(t._2), wrap(t._3)) }
  def transpose[B](implicit asIterable: A <:< Iterable[B]): Seq[Seq[B]] = wrap(toList.transpose(asIterable).map(x => wrap(x)))
  def tails: Iterator[Seq[A]] = toList.tails.map(x => same(x))
  def inits: Iterator[Seq[A]] = toList.inits.map(x => same(x))
  def grouped(size: Int): Iterator[Seq[A]] = toList.grouped(size).map(x => same(x))
  def sliding(size: Int): Iterator[Seq[A]] = toList.sliding(size).map(x => same(x))
  def sliding(size: Int, step: Int): Iterator[Seq[A]] = toList.sliding(size, step).map(x => same(x))
  def permutations: Iterator[Seq[A]] = toList.permutations.map(x => same(x))
  def combinations(n: Int): Iterator[Seq[A]] = toList.combinations(n).map(x => same(x))
  override def equals(that: Any): Boolean = Seq.equal(this, that)
}

/** Sequences that may change while they are gone through. */
@closed trait Walked[+A] extends Seq[A] {
  /** As foreach, the folds, and what stops early go through it. */
  @deferred def walk: Iterator[A]
  def foldWalk: Iterator[A] = walk
  def testWalk: Iterator[A] = foldWalk
  override def iterator: Iterator[A] = foldWalk
  override def toIterator: Iterator[A] = iterator
  override def foreach[U](f: A => U): Unit = walk.foreach(f)
  override def mapped[B](f: A => B): List[B] = walk.map(f).toList
  override def flatMapped[B](f: A => Iterable[B]): List[B] = walk.map(x => f(x).toList).toList.flatMap(xs => xs)
  override def kept(p: A => Boolean): List[A] = walk.filter(p).toList
  override def scanned[B](z: B)(op: (B, A) => B): List[B] = walk.scanLeft(z)(op).toList
  override def count(p: A => Boolean): Int = walk.count(p)
  override def maxBy[B](f: A => B)(implicit ord: Ordering[B]): A = walk.maxBy(f)(ord)
  override def minBy[B](f: A => B)(implicit ord: Ordering[B]): A = walk.minBy(f)(ord)
  override def foldLeft[B](z: B)(op: (B, A) => B): B = foldWalk.foldLeft(z)(op)
  override def /:[B](z: B)(op: (B, A) => B): B = foldWalk.foldLeft(z)(op)
  override def aggregate[B](z: => B)(seqop: (B, A) => B, combop: (B, B) => B): B = foldWalk.foldLeft(z)(seqop)
  override def reduceLeft[B >: A](op: (B, A) => B): B = foldWalk.reduceLeft(op)
  override def reduce[B >: A](op: (B, B) => B): B = foldWalk.reduceLeft[B](op)
  override def reduceLeftOption[B >: A](op: (B, A) => B): Option[B] = foldWalk.reduceLeftOption(op)
  override def reduceOption[B >: A](op: (B, B) => B): Option[B] = foldWalk.reduceLeftOption[B](op)
  override def exists(p: A => Boolean): Boolean = testWalk.exists(p)
  override def forall(p: A => Boolean): Boolean = testWalk.forall(p)
  override def find(p: A => Boolean): Option[A] = foldWalk.find(p)
  override def indexWhere(p: A => Boolean): Int = foldWalk.indexWhere(p)
  override def collectFirst[B](pf: PartialFunction[A, B]): Option[B] = foldWalk.collectFirst(pf)
  override def prefixLength(p: A => Boolean): Int = {
    val i = foldWalk.indexWhere(x => !p(x))
    if (i < 0) length else i
  }
}

object Seq {
  def apply[A](xs: A*): Seq[A] = xs
  def empty[A]: Seq[A] = Nil
  def from[A](xs: Iterable[A]): Seq[A] = xs.toList
  def unapplySeq[A](x: Seq[A]): Some[Seq[A]] = Some(x)
  def fill[A](n: Int)(elem: => A): Seq[A] = List.fill(n)(elem)
  def tabulate[A](n: Int)(f: Int => A): Seq[A] = List.tabulate(n)(f)
  def range(start: Int, end: Int): Seq[Int] = List.range(start, end)
  def iterate[A](start: A, len: Int)(f: A => A): Seq[A] = List.iterate(start, len)(f)
  /** Sequences of any kind are equal if their elements are. */
  def equal(a: Seq[Any], that: Any): Boolean = that match {
    case b: Seq[Any] => List.same(a.toList, b.toList)
    case _ => false
  }
}
object Iterable {
  /** As others look at it: sequences of any kind are one. */
  def plain[A](xs: Iterable[A]): Iterable[A] = xs match {
    case s: Seq[A] => s.toList
    case o: Option[A] => o
    case v: MapParts[A] => v.toList
    case _ => Core.unsupported("looking at a collection that is no sequence by its type Iterable")
  }
  def apply[A](xs: A*): Iterable[A] = xs
}

object +: {
  def unapply[A](xs: List[A]): Option[(A, List[A])] = if (xs.isEmpty) None else Some((xs.head, xs.tail))
  def unapply[A](xs: Vector[A]): Option[(A, Vector[A])] = if (xs.isEmpty) None else Some((xs.head, xs.tail))
  def unapply[A](xs: Seq[A]): Option[(A, Seq[A])] = if (xs.isEmpty) None else Some((xs.head, xs.tail))
}
object :+ {
  def unapply[A](xs: List[A]): Option[(List[A], A)] = if (xs.isEmpty) None else Some((xs.init, xs.last))
  def unapply[A](xs: Vector[A]): Option[(Vector[A], A)] = if (xs.isEmpty) None else Some((xs.init, xs.last))
  def unapply[A](xs: Seq[A]): Option[(Seq[A], A)] = if (xs.isEmpty) None else Some((xs.init, xs.last))
}

/** Of what is no more than iterable, such as the values of a map; the other collections have their own. */
@members object IterableMembers {
  def map[A, B](self: Iterable[A])(f: A => B): Iterable[B] = self match {
    case s: Set[_] => Core.cast[Set[_], Set[A]](s).map(f)
    case _ => self.toList.map(f)
  }
  def flatMap[A, B](self: Iterable[A])(f: A => Iterable[B]): Iterable[B] = self match {
    case s: Set[_] => Core.cast[Set[_], Set[A]](s).flatMap(f)
    case _ => self.toList.flatMap(f)
  }
  def filter[A](self: Iterable[A])(p: A => Boolean): Iterable[A] = self match {
    case s: Set[_] => Core.cast[Set[_], Set[A]](s).filter(p)
    case _ => self.toList.filter(p)
  }
  def withFilter[A](self: Iterable[A])(p: A => Boolean): Iterable[A] = self.toList.filter(p)
}
