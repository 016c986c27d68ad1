// Lists. Their constructors are those that core and OCaml have. Everything is a loop, so that long lists do no harm.
package scala

@family("list") sealed abstract class List[+A] extends Seq[A] {
  def isEmptyList: Boolean = this match {
    case Nil => true
    case _ => false
  }
  override def isEmpty: Boolean = isEmptyList
  override def nonEmpty: Boolean = !isEmptyList
  override def head: A = this match {
    case x :: _ => x
    case Nil => throw new NoSuchElementException("head of empty list")
  }
  override def tail: List[A] = this match {
    case _ :: rest => rest
    case Nil => throw new UnsupportedOperationException("tail of empty list")
  }
  override def headOption: Option[A] = this match {
    case x :: _ => Some(x)
    case Nil => None
  }
  override def last: A = {
    def go(x: A, rest: List[A]): A = rest match {
      case y :: more => go(y, more)
      case Nil => x
    }
    this match {
      case x :: rest => go(x, rest)
      case Nil => throw new NoSuchElementException()
    }
  }
  override def lastOption: Option[A] = if (isEmptyList) None else Some(last)
  override def init: List[A] = {
    def go(x: A, rest: List[A], acc: List[A]): List[A] = rest match {
      case y :: more => go(y, more, x :: acc)
      case Nil => acc.reverse
    }
    this match {
      case x :: rest => go(x, rest, Nil)
      case Nil => throw new UnsupportedOperationException("empty.init")
    }
  }
  override def length: Int = {
    def go(rest: List[A], n: Int): Int = rest match {
      case _ :: more => go(more, n + 1)
      case Nil => n
    }
    go(this, 0)
  }
  override def size: Int = length
  override def lengthCompare(n: Int): Int = if (length < n) -1 else if (length == n) 0 else 1
  override def toList: List[A] = this
  override def apply(n: Int): A = {
    def go(rest: List[A], i: Int): A = rest match {
      case x :: more => if (i == 0) x else go(more, i - 1)
      case Nil => throw new IndexOutOfBoundsException(n.toString)
    }
    if (n < 0) throw new IndexOutOfBoundsException(n.toString) else go(this, n)
  }
  override def isDefinedAt(n: Int): Boolean = n >= 0 && n < length
  def ::[B >: A](x: B): List[B] = new ::(x, this)
  def :::[B >: A](prefix: List[B]): List[B] = prefix.reverse.onto(this)
  /** Its elements in reverse before the others. */
  def onto[B >: A](rest: List[B]): List[B] = this match {
    case x :: more => more.onto(x :: rest)
    case Nil => rest
  }
  def reverse_:::[B >: A](prefix: List[B]): List[B] = prefix.onto(this)
  def reverseMap[B](f: A => B): List[B] = reverse.map(f)
  override def reverse: List[A] = onto(Nil)
  override def foldLeft[B](z: B)(op: (B, A) => B): B = {
    def go(rest: List[A], acc: B): B = rest match {
      case x :: more => go(more, op(acc, x))
      case Nil => acc
    }
    go(this, z)
  }
  override def foldRight[B](z: B)(op: (A, B) => B): B = reverse.foldLeft(z)((acc, x) => op(x, acc))
  override def reduceLeft[B >: A](op: (B, A) => B): B = this match {
    case x :: rest => rest.foldLeft[B](x)(op)
    case Nil => throw new UnsupportedOperationException("empty.reduceLeft")
  }
  override def reduceRight[B >: A](op: (A, B) => B): B = reverse match {
    case x :: rest => rest.foldLeft[B](x)((acc, y) => op(y, acc))
    case Nil => throw new UnsupportedOperationException("Nil.reduceRight")
  }
  override def reduceLeftOption[B >: A](op: (B, A) => B): Option[B] = if (isEmptyList) None else Some(reduceLeft(op))
  override def reduceRightOption[B >: A](op: (A, B) => B): Option[B] = if (isEmptyList) None else Some(reduceRight(op))
  override def exists(p: A => Boolean): Boolean = this match {
    case x :: rest => p(x) || rest.exists(p)
    case Nil => false
  }
  override def forall(p: A => Boolean): Boolean = this match {
    case x :: rest => p(x) && rest.forall(p)
    case Nil => true
  }
  override def count(p: A => Boolean): Int = foldLeft(0)((n, x) => if (p(x)) n + 1 else n)
  override def find(p: A => Boolean): Option[A] = this match {
    case x :: rest => if (p(x)) Some(x) else rest.find(p)
    case Nil => None
  }
  override def foreach[U](f: A => U): Unit = this match {
    case x :: rest =>
      f(x)
      rest.foreach(f)
    case Nil => ()
  }
  override def contains[B >: A](elem: B): Boolean = this match {
    case x :: rest => x == elem || rest.contains(elem)
    case Nil => false
  }
  override def indexOf[B >: A](elem: B): Int = indexWhere(x => elem == x)
  override def lastIndexOf[B >: A](elem: B): Int = lastIndexWhere(x => elem == x)
  override def indexWhere(p: A => Boolean): Int = {
    def go(rest: List[A], i: Int): Int = rest match {
      case x :: more => if (p(x)) i else go(more, i + 1)
      case Nil => -1
    }
    go(this, 0)
  }
  override def lastIndexWhere(p: A => Boolean): Int = {
    val i = reverse.indexWhere(p)
    if (i < 0) i else length - 1 - i
  }
  override def prefixLength(p: A => Boolean): Int = takeWhile(p).length
  override def map[B](f: A => B): List[B] = {
    def go(rest: List[A], acc: List[B]): List[B] = rest match {
      case x :: more => go(more, f(x) :: acc)
      case Nil => acc.reverse
    }
    go(this, Nil)
  }
  override def flatMap[B](f: A => Iterable[B]): List[B] = {
    def go(rest: List[A], acc: List[B]): List[B] = rest match {
      case x :: more => go(more, f(x).toList.onto(acc))
      case Nil => acc.reverse
    }
    go(this, Nil)
  }
  override def flatten[B](implicit asIterable: A <:< Iterable[B]): List[B] = flatMap(x => asIterable(x))
  override def filter(p: A => Boolean): List[A] = {
    def go(rest: List[A], acc: List[A]): List[A] = rest match {
      case x :: more => go(more, if (p(x)) x :: acc else acc)
      case Nil => acc.reverse
    }
    go(this, Nil)
  }
  override def filterNot(p: A => Boolean): List[A] = filter(x => !p(x))
  override def withFilter(p: A => Boolean): List[A] = filter(p)
  override def collect[B](pf: PartialFunction[A, B]): List[B] = flatMap(x => pf.lift(x))
  override def collectFirst[B](pf: PartialFunction[A, B]): Option[B] = this match {
    case x :: rest => pf.lift(x) match {
      case Some(y) => Some(y)
      case None => rest.collectFirst(pf)
    }
    case Nil => None
  }
  override def take(n: Int): List[A] = splitAt(n)._1
  override def drop(n: Int): List[A] = this match {
    case _ :: rest => if (n <= 0) this else rest.drop(n - 1)
    case Nil => Nil
  }
  override def takeRight(n: Int): List[A] = if (n <= 0) Nil else drop(length - n)
  override def dropRight(n: Int): List[A] = if (n <= 0) this else take(length - n)
  override def splitAt(n: Int): (List[A], List[A]) = {
    def go(rest: List[A], i: Int, acc: List[A]): (List[A], List[A]) = rest match {
      case x :: more => if (i <= 0) (acc.reverse, rest) else go(more, i - 1, x :: acc)
      case Nil => (acc.reverse, Nil)
    }
    go(this, n, Nil)
  }
  override def takeWhile(p: A => Boolean): List[A] = span(p)._1
  override def dropWhile(p: A => Boolean): List[A] = this match {
    case x :: rest => if (p(x)) rest.dropWhile(p) else this
    case Nil => Nil
  }
  override def span(p: A => Boolean): (List[A], List[A]) = {
    def go(rest: List[A], acc: List[A]): (List[A], List[A]) = rest match {
      case x :: more => if (p(x)) go(more, x :: acc) else (acc.reverse, rest)
      case Nil => (acc.reverse, Nil)
    }
    go(this, Nil)
  }
  override def partition(p: A => Boolean): (List[A], List[A]) = {
    def go(rest: List[A], yes: List[A], no: List[A]): (List[A], List[A]) = rest match {
      case x :: more => if (p(x)) go(more, x :: yes, no) else go(more, yes, x :: no)
      case Nil => (yes.reverse, no.reverse)
    }
    go(this, Nil, Nil)
  }
  override def slice(from: Int, until: Int): List[A] = {
    val low = if (from < 0) 0 else from
    if (until <= low) Nil else drop(low).take(until - low)
  }
  override def zip[B](that: Iterable[B]): List[(A, B)] = {
    def go(a: List[A], b: List[B], acc: List[(A, B)]): List[(A, B)] = a match {
      case x :: xs => b match {
        case y :: ys => go(xs, ys, (x, y) :: acc)
        case Nil => acc.reverse
      }
      case Nil => acc.reverse
    }
    go(this, that.toList, Nil)
  }
  override def zipWithIndex: List[(A, Int)] = {
    def go(rest: List[A], i: Int, acc: List[(A, Int)]): List[(A, Int)] = rest match {
      case x :: more => go(more, i + 1, (x, i) :: acc)
      case Nil => acc.reverse
    }
    go(this, 0, Nil)
  }
  override def zipAll[A1 >: A, B](that: Iterable[B], a: A1, b: B): List[(A1, B)] = {
    def go(xs: List[A1], ys: List[B], acc: List[(A1, B)]): List[(A1, B)] =
      if (xs.isEmpty && ys.isEmpty) acc.reverse
      else {
        val x = if (xs.isEmpty) a else xs.head
        val y = if (ys.isEmpty) b else ys.head
        go(xs.drop(1), ys.drop(1), (x, y) :: acc)
      }
    go(this, that.toList, Nil)
  }
  override def scanLeft[B](z: B)(op: (B, A) => B): List[B] = {
    def go(rest: List[A], last: B, acc: List[B]): List[B] = rest match {
      case x :: more =>
        val next = op(last, x)
        go(more, next, next :: acc)
      case Nil => acc.reverse
    }
    go(this, z, z :: Nil)
  }
  override def scanRight[B](z: B)(op: (A, B) => B): List[B] =
    reverse.scanLeft(z)((acc, x) => op(x, acc)).reverse
  override def groupBy[K](f: A => K): Map[K, List[A]] = {
    def go(rest: List[A], acc: Map[K, List[A]]): Map[K, List[A]] = rest match {
      case x :: more =>
        val key = f(x)
        go(more, acc.updated(key, x :: acc.getOrElse(key, Nil)))
      case Nil => Map.grouped(acc.pairs.map(e => (e._1, e._2.reverse)))
    }
    go(this, Map.table[K, List[A]](Nil))
  }
  override def sum[B >: A](implicit num: Numeric[B]): B = foldLeft[B](num.zero)((a, b) => num.plus(a, b))
  override def product[B >: A](implicit num: Numeric[B]): B = foldLeft[B](num.one)((a, b) => num.times(a, b))
  override def max[B >: A](implicit ord: Ordering[B]): A =
    if (isEmptyList) throw new UnsupportedOperationException("empty.max")
    else tail.foldLeft(head)((x, y) => if (ord.gteq(x, y)) x else y)
  override def min[B >: A](implicit ord: Ordering[B]): A =
    if (isEmptyList) throw new UnsupportedOperationException("empty.min")
    else tail.foldLeft(head)((x, y) => if (ord.lteq(x, y)) x else y)
  override def maxOption[B >: A](implicit ord: Ordering[B]): Option[A] = if (isEmptyList) None else Some(max(ord))
  override def minOption[B >: A](implicit ord: Ordering[B]): Option[A] = if (isEmptyList) None else Some(min(ord))
  override def maxBy[B](f: A => B)(implicit ord: Ordering[B]): A =
    if (isEmptyList) throw new UnsupportedOperationException("empty.maxBy")
    else tail.foldLeft((head, f(head)))((best, x) => {
      val y = f(x)
      if (ord.gt(y, best._2)) (x, y) else best
    })._1
  override def minBy[B](f: A => B)(implicit ord: Ordering[B]): A =
    if (isEmptyList) throw new UnsupportedOperationException("empty.minBy")
    else tail.foldLeft((head, f(head)))((best, x) => {
      val y = f(x)
      if (ord.lt(y, best._2)) (x, y) else best
    })._1
  override def distinct: List[A] = {
    def go(rest: List[A], acc: List[A]): List[A] = rest match {
      case x :: more => go(more, if (Keys.has(Order.Flat, acc, x)) acc else x :: acc)
      case Nil => acc.reverse
    }
    go(this, Nil)
  }
  override def distinctBy[B](f: A => B): List[A] = {
    def go(rest: List[A], seen: List[B], acc: List[A]): List[A] = rest match {
      case x :: more =>
        val key = f(x)
        if (Keys.has(Order.Flat, seen, key)) go(more, seen, acc) else go(more, key :: seen, x :: acc)
      case Nil => acc.reverse
    }
    go(this, Nil, Nil)
  }
  override def sorted[B >: A](implicit ord: Ordering[B]): List[A] = TimSort.sorted[A, B](this, ord)
  override def sortBy[B](f: A => B)(implicit ord: Ordering[B]): List[A] = TimSort.sorted(this, new MappedOrdering(ord, f))
  override def sortWith(lt: (A, A) => Boolean): List[A] = TimSort.sorted(this, new FunctionOrdering(lt))
  override def updated[B >: A](index: Int, elem: B): List[B] = {
    val (before, rest) = splitAt(index)
    if (index < 0 || rest.isEmpty) throw new IndexOutOfBoundsException(index.toString)
    else before.reverse.onto(elem :: rest.tail)
  }
  override def :+[B >: A](elem: B): List[B] = reverse.onto(elem :: Nil)
  override def +:[B >: A](elem: B): List[B] = new ::(elem, this)
  override def prepended[B >: A](elem: B): List[B] = new ::(elem, this)
  override def appended[B >: A](elem: B): List[B] = reverse.onto(elem :: Nil)
  override def ++[B >: A](that: Iterable[B]): List[B] = reverse.onto(that.toList)
  override def ++:[B >: A](that: Iterable[B]): List[B] = that.toList.reverse.onto(this)
  def prependedAll[B >: A](that: Iterable[B]): List[B] = that.toList.reverse.onto(this)
  override def concat[B >: A](that: Iterable[B]): List[B] = reverse.onto(that.toList)
  override def union[B >: A](that: Seq[B]): List[B] = reverse.onto(that.toList)
  override def diff[B >: A](that: Seq[B]): List[A] = {
    def go(rest: List[A], minus: List[B], acc: List[A]): List[A] = rest match {
      case x :: more => if (Keys.has(Order.Table, minus, x)) go(more, List.without(minus, x), acc) else go(more, minus, x :: acc)
      case Nil => acc.reverse
    }
    go(this, that.toList, Nil)
  }
  override def intersect[B >: A](that: Seq[B]): List[A] = {
    def go(rest: List[A], other: List[B], acc: List[A]): List[A] = rest match {
      case x :: more => if (Keys.has(Order.Table, other, x)) go(more, List.without(other, x), x :: acc) else go(more, other, acc)
      case Nil => acc.reverse
    }
    go(this, that.toList, Nil)
  }
  override def padTo[B >: A](len: Int, elem: B): List[B] = {
    def go(n: Int, acc: List[B]): List[B] = if (n >= len) acc.reverse else go(n + 1, elem :: acc)
    go(length, reverse)
  }
  override def patch[B >: A](from: Int, that: Seq[B], replaced: Int): List[B] = {
    val (before, rest) = splitAt(from)
    before ++ that.toList ++ rest.drop(replaced)
  }
  override def unzip[X, Y](implicit asPair: A <:< (X, Y)): (List[X], List[Y]) =
    (map(p => asPair(p)._1), map(p => asPair(p)._2))
  override def unzip3[X, Y, Z](implicit asTriple: A <:< (X, Y, Z)): (List[X], List[Y], List[Z]) =
    (map(p => asTriple(p)._1), map(p => asTriple(p)._2), map(p => asTriple(p)._3))
  override def transpose[B](implicit asIterable: A <:< Iterable[B]): List[List[B]] = {
    def go(rows: List[List[B]], acc: List[List[B]]): List[List[B]] =
      if (rows.forall(row => row.isEmpty)) acc.reverse
      else if (rows.exists(row => row.isEmpty)) throw new IllegalArgumentException("transpose requires all collections have the same size")
      else go(rows.map(row => row.tail), rows.map(row => row.head) :: acc)
    go(map(x => asIterable(x).toList), Nil)
  }
  override def sameElements[B >: A](that: Iterable[B]): Boolean = List.same(this, that.toList)
  override def corresponds[B](that: Seq[B])(p: (A, B) => Boolean): Boolean = {
    def go(a: List[A], b: List[B]): Boolean = a match {
      case x :: xs => b match {
        case y :: ys => p(x, y) && go(xs, ys)
        case Nil => false
      }
      case Nil => b.isEmpty
    }
    go(this, that.toList)
  }
  override def startsWith[B](that: Seq[B]): Boolean = {
    def go(a: List[A], b: List[B]): Boolean = b match {
      case y :: ys => a match {
        case x :: xs => x == y && go(xs, ys)
        case Nil => false
      }
      case Nil => true
    }
    go(this, that.toList)
  }
  override def endsWith[B](that: Seq[B]): Boolean = reverse.startsWith(that.toList.reverse)
  override def containsSlice[B](that: Seq[B]): Boolean = List.begins(this, that.toList) || (this match {
    case _ :: rest => rest.containsSlice(that)
    case Nil => false
  })
  override def indices: Range = new Range(0, length, 1, false)
  private def allTails: List[List[A]] = {
    def go(rest: List[A], acc: List[List[A]]): List[List[A]] = rest match {
      case _ :: more => go(more, rest :: acc)
      case Nil => (Nil :: acc).reverse
    }
    go(this, Nil)
  }
  override def tails: Iterator[List[A]] = allTails.iterator
  override def inits: Iterator[List[A]] = reverse.allTails.map(x => x.reverse).iterator
  override def grouped(size: Int): Iterator[List[A]] = {
    require(size > 0, "size=" + size + " and step=" + size + ", but both must be positive")
    slidingList(size, size).iterator
  }
  override def sliding(size: Int): Iterator[List[A]] = sliding(size, 1)
  override def sliding(size: Int, step: Int): Iterator[List[A]] = {
    require(size > 0 && step > 0, "size=" + size + " and step=" + step + ", but both must be positive")
    slidingList(size, step).iterator
  }
  private def slidingList(size: Int, step: Int): List[List[A]] = {
    def go(rest: List[A], acc: List[List[A]]): List[List[A]] =
      if (rest.isEmpty) acc.reverse
      else {
        val (window, more) = rest.splitAt(size)
        if (more.isEmpty) (window :: acc).reverse else go(rest.drop(step), window :: acc)
      }
    go(this, Nil)
  }
  /** Equal elements together, in the order of the first of each. */
  private def together: List[A] = distinct.flatMap(x => filter(y => x == y))
  override def permutations: Iterator[List[A]] = {
    def go(rest: List[A]): List[List[A]] =
      if (rest.isEmpty) List(Nil)
      else rest.distinct.flatMap(x => go(List.without(rest, x)).map(more => x :: more))
    go(together).iterator
  }
  override def combinations(n: Int): Iterator[List[A]] =
    if (n < 0) Nil.iterator else Set.chosen(together, n).distinct.iterator
  override def toSet[B >: A]: Set[B] = Set.from(this)
  override def toMap[K, V](implicit pairs: A <:< (K, V)): Map[K, V] = Map.from(map(x => pairs(x)))
  override def toVector: Vector[A] = Vector.from(this)
  override def toArray[B >: A]: Array[B] = Array.from(this)
  override def iterator: Iterator[A] = Iterator.over(this)
  override def wrap[B](xs: List[B]): List[B] = xs
  @showing override def toString(): String = mkString("List(", ", ", ")")
  @structural override def equals(that: Any): Boolean = Seq.equal(this, that)
}
@core("::") final case class ::[+A](first: A, next: List[A]) extends List[A]
@core("[]") case object Nil extends List[Nothing]

object List {
  def apply[A](xs: A*): List[A] = xs.toList
  def empty[A]: List[A] = Nil
  def from[A](xs: Iterable[A]): List[A] = xs.toList
  def unapplySeq[A](x: List[A]): Some[List[A]] = Some(x)
  def range(start: Int, end: Int): List[Int] = new Range(start, end, 1, false).toList
  def range(start: Int, end: Int, step: Int): List[Int] =
    if (step == 0) throw new IllegalArgumentException("zero step") else new Range(start, end, step, false).toList
  def fill[A](n: Int)(elem: => A): List[A] = {
    def go(i: Int, acc: List[A]): List[A] = if (i >= n) acc.reverse else go(i + 1, elem :: acc)
    go(0, Nil)
  }
  def tabulate[A](n: Int)(f: Int => A): List[A] = {
    def go(i: Int, acc: List[A]): List[A] = if (i >= n) acc.reverse else go(i + 1, f(i) :: acc)
    go(0, Nil)
  }
  def tabulate[A](n: Int, m: Int)(f: (Int, Int) => A): List[List[A]] = tabulate(n)(i => tabulate(m)(j => f(i, j)))
  def fill[A](n: Int, m: Int)(elem: => A): List[List[A]] = fill(n)(fill(m)(elem))
  def iterate[A](start: A, len: Int)(f: A => A): List[A] = {
    def go(i: Int, x: A, acc: List[A]): List[A] =
      if (i >= len) acc.reverse else if (i + 1 >= len) (x :: acc).reverse else go(i + 1, f(x), x :: acc)
    go(0, start, Nil)
  }
  def concat[A](xss: Iterable[A]*): List[A] = xss.toList.flatMap(xs => xs)
  /** Without the first element that is equal. */
  def without[A](xs: List[A], elem: Any): List[A] = {
    def go(rest: List[A], acc: List[A]): List[A] = rest match {
      case x :: more => if (x == elem) acc.onto(more) else go(more, x :: acc)
      case Nil => xs
    }
    go(xs, Nil)
  }
  /** As startsWith, but the elements of `b` are asked whether they equal those of `a`. */
  def begins(a: List[Any], b: List[Any]): Boolean = b match {
    case y :: ys => a match {
      case x :: xs => y == x && begins(xs, ys)
      case Nil => false
    }
    case Nil => true
  }
  def same(a: List[Any], b: List[Any]): Boolean = a match {
    case x :: xs => b match {
      case y :: ys => x == y && same(xs, ys)
      case Nil => false
    }
    case Nil => b.isEmpty
  }
  /** For the library itself, which asks nobody. */
  def ordered[A](xs: List[A])(lt: (A, A) => Boolean): List[A] = mergeSort(xs, new FunctionOrdering(lt))
  /** Stable, and with as few comparisons as halving allows. */
  def mergeSort[A, B >: A](xs: List[A], ord: Ordering[B]): List[A] = {
    def merge(a: List[A], b: List[A], acc: List[A]): List[A] = a match {
      case x :: more => b match {
        case y :: others => if (ord.compare(x, y) <= 0) merge(more, b, x :: acc) else merge(a, others, y :: acc)
        case Nil => acc.onto(a)
      }
      case Nil => acc.onto(b)
    }
    def sort(rest: List[A], n: Int): List[A] =
      if (n <= 1) rest.take(n)
      else {
        val half = n / 2
        merge(sort(rest, half), sort(rest.drop(half), n - half), Nil)
      }
    sort(xs, xs.length)
  }
}
