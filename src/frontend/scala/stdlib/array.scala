// Arrays: core's own, with the methods of sequences.
package scala

object Array {
  def apply[A](xs: A*): Array[A] = from(xs)
  def empty[A]: Array[A] = from(Nil)
  def from[A](xs: Iterable[A]): Array[A] = {
    val items = xs.toList
    items match {
      case Nil => Core.cast[Array[Unit], Array[A]](Core.newArray(0, ()))
      case first :: _ =>
        val made = Core.newArray(items.length, first)
        def fill(rest: List[A], i: Int): Array[A] = rest match {
          case x :: more =>
            Core.arraySet(made, i, x)
            fill(more, i + 1)
          case Nil => made
        }
        fill(items, 0)
    }
  }
  def toList[A](a: Array[A]): List[A] = {
    def go(i: Int, acc: List[A]): List[A] = if (i < 0) acc else go(i - 1, Core.arrayGet(a, i) :: acc)
    go(Core.arrayLength(a) - 1, Nil)
  }
  def walk[A](a: Array[A]): Iterator[A] = walkAlong(a, 0, Core.arrayLength(a), 1)
  /** The iterator that programs see. */
  def places[A](a: Array[A]): Iterator[A] = Iterator.placed(0, Core.arrayLength(a), i => Core.arrayGet(a, i))
  def walkBack[A](a: Array[A]): Iterator[A] = walkAlong(a, Core.arrayLength(a) - 1, -1, -1)
  private def walkAlong[A](a: Array[A], from: Int, until: Int, step: Int): Iterator[A] = {
    var i = from
    def give(): A = {
      if (i == until) throw new NoSuchElementException("next on empty iterator")
      val x = Core.arrayGet(a, i)
      i += step
      x
    }
    new Iterator(() => i != until, () => give())
  }
  def fill[A](n: Int)(elem: => A): Array[A] = from(List.fill(n)(elem))
  def tabulate[A](n: Int)(f: Int => A): Array[A] = from(List.tabulate(n)(f))
  def tabulate[A](n: Int, m: Int)(f: (Int, Int) => A): Array[Array[A]] = tabulate(n)(i => tabulate(m)(j => f(i, j)))
  def fill[A](n: Int, m: Int)(elem: => A): Array[Array[A]] = fill(n)(fill(m)(elem))
  def range(start: Int, end: Int): Array[Int] = from(List.range(start, end))
  /** Its elements are what the type's fields are before they have a value: calls are made with that. */
  @sized def ofDim[A](n: Int): Array[A] = Core.unsupported("arrays of a type that is not known")
  @sized def ofDim[A](n: Int, m: Int): Array[Array[A]] = Core.unsupported("arrays of a type that is not known")
  def sizedTwice[A](n: Int, m: Int, x: A): Array[Array[A]] = fill(n)(sized(m, x))
  def sized[A](n: Int, x: A): Array[A] =
    if (n < 0) throw new NegativeArraySizeException(n.toString) else Core.newArray(n, x)
  def copyOf[A](a: Array[A], n: Int): Array[A] = from(toList(a).take(n))
  def unapplySeq[A](x: Array[A]): Some[Seq[A]] = Some(toList(x))
}

@members object ArrayMembers {
  private def listOf[A](a: Array[A]): List[A] = Array.toList(a)
  /** An element is read when it is its turn: until then, it may be written. */
  private def walk[A](a: Array[A]): Iterator[A] = Array.walk(a)
  private def kept[A](self: Array[A], p: A => Boolean): Array[A] = Array.from(walk(self).filter(p))
  private def prefix[A](self: Array[A], p: A => Boolean): Int = {
    val i = walk(self).indexWhere(x => !p(x))
    if (i < 0) Core.arrayLength(self) else i
  }
  private def check(n: Int, i: Int): Unit =
    if (i < 0 || i >= n) throw new ArrayIndexOutOfBoundsException("Index " + i + " out of bounds for length " + n)
  def length[A](self: Array[A]): Int = Core.arrayLength(self)
  def size[A](self: Array[A]): Int = Core.arrayLength(self)
  def isEmpty[A](self: Array[A]): Boolean = Core.arrayLength(self) == 0
  def nonEmpty[A](self: Array[A]): Boolean = Core.arrayLength(self) > 0
  def apply[A](self: Array[A])(i: Int): A = {
    check(Core.arrayLength(self), i)
    Core.arrayGet(self, i)
  }
  def update[A](self: Array[A])(i: Int, x: A): Unit = {
    check(Core.arrayLength(self), i)
    Core.arraySet(self, i, x)
  }
  def clone[A](self: Array[A])(): Array[A] = Core.arraySub(self, 0, Core.arrayLength(self))
  def indices[A](self: Array[A]): Range = new Range(0, Core.arrayLength(self), 1, false)
  def toList[A](self: Array[A]): List[A] = Array.toList(self)
  def toStream[A](self: Array[A]): Stream[A] = Stream.ofList(Array.toList(self))
  @showing def mkString[A](self: Array[A]): String = Core.join("", Array.from(listOf(self).map(x => x.toString)))
  @showing def mkString[A](self: Array[A])(sep: String): String = Core.join(sep, Array.from(listOf(self).map(x => x.toString)))
  @showing def mkString[A](self: Array[A])(start: String, sep: String, end: String): String =
    start + Core.join(sep, Array.from(listOf(self).map(x => x.toString))) + end
  def head[A](self: Array[A]): A = listOf(self).head
  def headOption[A](self: Array[A]): Option[A] = listOf(self).headOption
  def last[A](self: Array[A]): A = listOf(self).last
  def lastOption[A](self: Array[A]): Option[A] = listOf(self).lastOption
  def foldLeft[A, B](self: Array[A])(z: B)(op: (B, A) => B): B = walk(self).foldLeft(z)(op)
  def foldRight[A, B](self: Array[A])(z: B)(op: (A, B) => B): B = Array.walkBack(self).foldLeft(z)((acc, x) => op(x, acc))
  def fold[A, B >: A](self: Array[A])(z: B)(op: (B, B) => B): B = walk(self).foldLeft(z)(op)
  def reduceLeft[A, B >: A](self: Array[A])(op: (B, A) => B): B = walk(self).reduceLeft(op)
  def reduceRight[A, B >: A](self: Array[A])(op: (A, B) => B): B = if (isEmpty(self)) throw new UnsupportedOperationException("empty.reduceRight")
    else Array.walkBack(self).reduceLeft[B]((acc, x) => op(x, acc))
  def reduce[A, B >: A](self: Array[A])(op: (B, B) => B): B = walk(self).reduceLeft(op)
  def reduceOption[A, B >: A](self: Array[A])(op: (B, B) => B): Option[B] = walk(self).reduceLeftOption(op)
  def reduceLeftOption[A, B >: A](self: Array[A])(op: (B, A) => B): Option[B] = walk(self).reduceLeftOption(op)
  def reduceRightOption[A, B >: A](self: Array[A])(op: (A, B) => B): Option[B] =
    if (isEmpty(self)) None else Some(reduceRight[A, B](self)(op))
  def exists[A](self: Array[A])(p: A => Boolean): Boolean = walk(self).exists(p)
  def forall[A](self: Array[A])(p: A => Boolean): Boolean = walk(self).forall(p)
  def count[A](self: Array[A])(p: A => Boolean): Int = walk(self).count(p)
  def find[A](self: Array[A])(p: A => Boolean): Option[A] = {
    val i = walk(self).indexWhere(p)
    if (i < 0) None else Some(Core.arrayGet(self, i))
  }
  def foreach[A, U](self: Array[A])(f: A => U): Unit = {
    val n = Core.arrayLength(self)
    def go(i: Int): Unit = if (i < n) {
      f(Core.arrayGet(self, i))
      go(i + 1)
    }
    go(0)
  }
  def sum[A, B >: A](self: Array[A])(implicit num: Numeric[B]): B = listOf(self).sum(num)
  def product[A, B >: A](self: Array[A])(implicit num: Numeric[B]): B = listOf(self).product(num)
  def max[A, B >: A](self: Array[A])(implicit ord: Ordering[B]): A = listOf(self).max(ord)
  def min[A, B >: A](self: Array[A])(implicit ord: Ordering[B]): A = listOf(self).min(ord)
  def maxOption[A, B >: A](self: Array[A])(implicit ord: Ordering[B]): Option[A] = listOf(self).maxOption(ord)
  def minOption[A, B >: A](self: Array[A])(implicit ord: Ordering[B]): Option[A] = listOf(self).minOption(ord)
  def maxBy[A, B](self: Array[A])(f: A => B)(implicit ord: Ordering[B]): A = walk(self).maxBy(f)(ord)
  def minBy[A, B](self: Array[A])(f: A => B)(implicit ord: Ordering[B]): A = walk(self).minBy(f)(ord)
  def toSet[A, B >: A](self: Array[A]): Set[B] = listOf(self).toSet
  def toMap[A, K, V](self: Array[A])(implicit pairs: A <:< (K, V)): Map[K, V] = listOf(self).toMap(pairs)
  def toVector[A](self: Array[A]): Vector[A] = listOf(self).toVector
  def toSeq[A](self: Array[A]): Seq[A] = new collection.mutable.WrappedArray(self)
  def toIndexedSeq[A](self: Array[A]): IndexedSeq[A] = listOf(self).toVector
  def toIterable[A](self: Array[A]): Iterable[A] = new collection.mutable.WrappedArray(self)
  def toTraversable[A](self: Array[A]): Iterable[A] = new collection.mutable.WrappedArray(self)
  def toArray[A, B >: A](self: Array[A]): Array[B] = listOf(self).toArray
  def iterator[A](self: Array[A]): Iterator[A] = Array.places(self)
  def toIterator[A](self: Array[A]): Iterator[A] = Array.places(self)
  def isDefinedAt[A](self: Array[A])(n: Int): Boolean = listOf(self).isDefinedAt(n)
  def contains[A, B >: A](self: Array[A])(elem: B): Boolean = listOf(self).contains(elem)
  def indexOf[A, B >: A](self: Array[A])(elem: B): Int = listOf(self).indexOf(elem)
  def lastIndexOf[A, B >: A](self: Array[A])(elem: B): Int = listOf(self).lastIndexOf(elem)
  def indexWhere[A](self: Array[A])(p: A => Boolean): Int = walk(self).indexWhere(p)
  def lastIndexWhere[A](self: Array[A])(p: A => Boolean): Int = listOf(self).lastIndexWhere(p)
  def prefixLength[A](self: Array[A])(p: A => Boolean): Int = prefix(self, p)
  def startsWith[A, B](self: Array[A])(that: Seq[B]): Boolean = listOf(self).startsWith(that)
  def endsWith[A, B](self: Array[A])(that: Seq[B]): Boolean = listOf(self).endsWith(that)
  def containsSlice[A, B](self: Array[A])(that: Seq[B]): Boolean = listOf(self).containsSlice(that)
  def sameElements[A, B >: A](self: Array[A])(that: Iterable[B]): Boolean = listOf(self).sameElements(that)
  def corresponds[A, B](self: Array[A])(that: Seq[B])(p: (A, B) => Boolean): Boolean = listOf(self).corresponds(that)(p)
  def lengthCompare[A](self: Array[A])(n: Int): Int = listOf(self).lengthCompare(n)
  def map[A, B](self: Array[A])(f: A => B): Array[B] = Array.from(walk(self).map(f))
  def flatMap[A, B](self: Array[A])(f: A => Iterable[B]): Array[B] = Array.from(walk(self).map(x => f(x).toList).toList.flatMap(xs => xs))
  def flatten[A, B](self: Array[A])(implicit asIterable: A <:< Iterable[B]): Array[B] = Array.from(listOf(self).flatten(asIterable))
  def filter[A](self: Array[A])(p: A => Boolean): Array[A] = kept(self, p)
  def filterNot[A](self: Array[A])(p: A => Boolean): Array[A] = kept(self, x => !p(x))
  def withFilter[A](self: Array[A])(p: A => Boolean): Array[A] = kept(self, p)
  def collect[A, B](self: Array[A])(pf: PartialFunction[A, B]): Array[B] = Array.from(walk(self).map(pf.lift).toList.flatMap(found => found))
  def tail[A](self: Array[A]): Array[A] = Array.from(listOf(self).tail)
  def init[A](self: Array[A]): Array[A] = Array.from(listOf(self).init)
  def take[A](self: Array[A])(n: Int): Array[A] = Array.from(listOf(self).take(n))
  def drop[A](self: Array[A])(n: Int): Array[A] = Array.from(listOf(self).drop(n))
  def takeRight[A](self: Array[A])(n: Int): Array[A] = Array.from(listOf(self).takeRight(n))
  def dropRight[A](self: Array[A])(n: Int): Array[A] = Array.from(listOf(self).dropRight(n))
  def takeWhile[A](self: Array[A])(p: A => Boolean): Array[A] = take(self)(prefix(self, p))
  def dropWhile[A](self: Array[A])(p: A => Boolean): Array[A] = drop(self)(prefix(self, p))
  def slice[A](self: Array[A])(from: Int, until: Int): Array[A] = Array.from(listOf(self).slice(from, until))
  def splitAt[A](self: Array[A])(n: Int): (Array[A], Array[A]) = { val parts = listOf(self).splitAt(n); (Array.from(parts._1), Array.from(parts._2)) }
  def span[A](self: Array[A])(p: A => Boolean): (Array[A], Array[A]) = splitAt(self)(prefix(self, p))
  def partition[A](self: Array[A])(p: A => Boolean): (Array[A], Array[A]) = {
    val (yes, no) = walk(self).map(x => (p(x), x)).toList.partition(e => e._1)
    (Array.from(yes.map(e => e._2)), Array.from(no.map(e => e._2)))
  }
  def zip[A, B](self: Array[A])(that: Iterable[B]): Array[(A, B)] = Array.from(listOf(self).zip(that))
  def zipWithIndex[A](self: Array[A]): Array[(A, Int)] = Array.from(listOf(self).zipWithIndex)
  def zipAll[A, A1 >: A, B](self: Array[A])(that: Iterable[B], a: A1, b: B): Array[(A1, B)] = Array.from(listOf(self).zipAll(that, a, b))
  def scanLeft[A, B](self: Array[A])(z: B)(op: (B, A) => B): Array[B] = Array.from(walk(self).scanLeft(z)(op))
  def scan[A, B >: A](self: Array[A])(z: B)(op: (B, B) => B): Array[B] = Array.from(walk(self).scanLeft[B](z)(op))
  def scanRight[A, B](self: Array[A])(z: B)(op: (A, B) => B): Array[B] = Array.from(listOf(self).scanRight(z)(op))
  def groupBy[A, K](self: Array[A])(f: A => K): Map[K, Array[A]] = walk(self).map(x => (f(x), x)).toList.groupBy(e => e._1).withValues(es => Array.from(es.map(e => e._2)))
  def reverse[A](self: Array[A]): Array[A] = Array.from(listOf(self).reverse)
  def distinct[A](self: Array[A]): Array[A] = Array.from(listOf(self).distinct)
  def sorted[A, B >: A](self: Array[A])(implicit ord: Ordering[B]): Array[A] = Array.from(listOf(self).sorted(ord))
  def sortBy[A, B](self: Array[A])(f: A => B)(implicit ord: Ordering[B]): Array[A] = Array.from(listOf(self).sortBy(f)(ord))
  def sortWith[A](self: Array[A])(lt: (A, A) => Boolean): Array[A] = Array.from(listOf(self).sortWith(lt))
  def updated[A, B >: A](self: Array[A])(index: Int, elem: B): Array[B] = Array.from(listOf(self).updated(index, elem))
  def :+[A, B >: A](self: Array[A])(elem: B): Array[B] = Array.from(listOf(self).:+(elem))
  def appended[A, B >: A](self: Array[A])(elem: B): Array[B] = Array.from(listOf(self).:+(elem))
  def prepended[A, B >: A](self: Array[A])(elem: B): Array[B] = Array.from(listOf(self).prepended(elem))
  def ++[A, B >: A](self: Array[A])(that: Iterable[B]): Array[B] = Array.from(listOf(self).++(that))
  def concat[A, B >: A](self: Array[A])(that: Iterable[B]): Array[B] = Array.from(listOf(self).++(that))
  def diff[A, B >: A](self: Array[A])(that: Seq[B]): Array[A] = Array.from(listOf(self).diff(that))
  def intersect[A, B >: A](self: Array[A])(that: Seq[B]): Array[A] = Array.from(listOf(self).intersect(that))
  def union[A, B >: A](self: Array[A])(that: Seq[B]): Array[B] = Array.from(listOf(self).++(that))
  def padTo[A, B >: A](self: Array[A])(len: Int, elem: B): Array[B] = Array.from(listOf(self).padTo(len, elem))
  def patch[A, B >: A](self: Array[A])(from: Int, that: Seq[B], replaced: Int): Array[B] = Array.from(listOf(self).patch(from, that, replaced))
  def unzip[A, X, Y](self: Array[A])(implicit asPair: A <:< (X, Y)): (Array[X], Array[Y]) = { val parts = listOf(self).unzip(asPair); (Array.from(parts._1), Array.from(parts._2)) }
  def unzip3[A, X, Y, Z](self: Array[A])(implicit asTriple: A <:< (X, Y, Z)): (Array[X], Array[Y], Array[Z]) = { val t = listOf(self).unzip3(asTriple); (Array.from(t._1), Array.from(t._2), Array.from(t._3)) }
  def transpose[A, B](self: Array[A])(implicit asIterable: A <:< Iterable[B]): Array[Array[B]] = Array.from(listOf(self).transpose(asIterable).map(x => Array.from(x)))
  def tails[A](self: Array[A]): Iterator[Array[A]] = listOf(self).tails.map(x => Array.from(x))
  def inits[A](self: Array[A]): Iterator[Array[A]] = listOf(self).inits.map(x => Array.from(x))
  def grouped[A](self: Array[A])(size: Int): Iterator[Array[A]] = listOf(self).grouped(size).map(x => Array.from(x))
  def sliding[A](self: Array[A])(size: Int): Iterator[Array[A]] = listOf(self).sliding(size).map(x => Array.from(x))
  def sliding[A](self: Array[A])(size: Int, step: Int): Iterator[Array[A]] = listOf(self).sliding(size, step).map(x => Array.from(x))
  def permutations[A](self: Array[A]): Iterator[Array[A]] = listOf(self).permutations.map(x => Array.from(x))
  def combinations[A](self: Array[A])(n: Int): Iterator[Array[A]] = listOf(self).combinations(n).map(x => Array.from(x))
}
