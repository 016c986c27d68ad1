// Sequences that are computed as far as they are looked at: streams know their first element, lazy lists not even that.
package scala

@closed @hidden sealed abstract class Stream[+A] extends Seq[A] {
  @deferred def tailDefined: Boolean
  override def tail: Stream[A] = this
  override def nonEmpty: Boolean = !isEmpty
  override def wrap[B](xs: List[B]): Stream[B] = Stream.ofList(xs)
  override def same[B >: A](xs: List[B]): Stream[B] = Stream.ofList(xs)
  override def toList: List[A] = {
    def go(rest: Stream[A], acc: List[A]): List[A] = if (rest.isEmpty) acc.reverse else go(rest.tail, rest.head :: acc)
    go(this, Nil)
  }
  override def toStream: Stream[A] = this
  override def iterator: Iterator[A] = Stream.walk(this)
  override def toIterator: Iterator[A] = iterator
  override def grouped(size: Int): Iterator[Stream[A]] = iterator.grouped(size).map(xs => Stream.ofList(xs.toList))
  override def sliding(size: Int): Iterator[Stream[A]] = sliding(size, 1)
  override def sliding(size: Int, step: Int): Iterator[Stream[A]] =
    iterator.sliding(size, step).map(xs => Stream.ofList(xs.toList))
  override def tails: Iterator[Stream[A]] =
    Iterator.iterate(this)(xs => xs.tail).takeWhile(xs => !xs.isEmpty) ++ Iterator(Stream.Empty)
  def force: Stream[A] = {
    toList
    this
  }
  override def foreach[U](f: A => U): Unit = {
    def go(rest: Stream[A]): Unit = if (!rest.isEmpty) {
      f(rest.head)
      go(rest.tail)
    }
    go(this)
  }
  override def foldLeft[B](z: B)(op: (B, A) => B): B = {
    def go(rest: Stream[A], acc: B): B = if (rest.isEmpty) acc else go(rest.tail, op(acc, rest.head))
    go(this, z)
  }
  override def headOption: Option[A] = if (isEmpty) None else Some(head)
  override def find(p: A => Boolean): Option[A] = {
    val rest = dropWhile(x => !p(x))
    if (rest.isEmpty) None else Some(rest.head)
  }
  override def collectFirst[B](pf: PartialFunction[A, B]): Option[B] = collect(pf).headOption
  override def exists(p: A => Boolean): Boolean = find(p).isDefined
  override def forall(p: A => Boolean): Boolean = !exists(x => !p(x))
  override def contains[B >: A](elem: B): Boolean = exists(x => x == elem)
  override def indexWhere(p: A => Boolean): Int = {
    def go(rest: Stream[A], i: Int): Int = if (rest.isEmpty) -1 else if (p(rest.head)) i else go(rest.tail, i + 1)
    go(this, 0)
  }
  override def indexOf[B >: A](elem: B): Int = indexWhere(x => elem == x)
  override def prefixLength(p: A => Boolean): Int = takeWhile(p).length
  override def startsWith[B](that: Seq[B]): Boolean = take(that.length).toList == that
  override def isDefinedAt(n: Int): Boolean = n >= 0 && drop(n).nonEmpty
  override def lengthCompare(n: Int): Int = if (n < 0) 1 else {
    val rest = drop(n)
    if (rest.isEmpty) { if (length < n) -1 else 0 } else 1
  }
  override def apply(n: Int): A = {
    val rest = if (n < 0) Stream.empty[A] else drop(n)
    if (rest.isEmpty) throw new IndexOutOfBoundsException(n.toString) else rest.head
  }
  override def map[B](f: A => B): Stream[B] = if (isEmpty) Stream.Empty else new Stream.Cons(f(head), () => tail.map(f))
  override def flatMap[B](f: A => Iterable[B]): Stream[B] = {
    def go(rest: Stream[A]): Stream[B] =
      if (rest.isEmpty) Stream.Empty
      else {
        val first = f(rest.head).toStream
        if (first.isEmpty) go(rest.tail) else first.append(go(rest.tail))
      }
    go(this)
  }
  override def flatten[B](implicit asIterable: A <:< Iterable[B]): Stream[B] = flatMap(x => asIterable(x))
  override def filter(p: A => Boolean): Stream[A] = {
    val rest = dropWhile(x => !p(x))
    if (rest.isEmpty) Stream.Empty else new Stream.Cons(rest.head, () => rest.tail.filter(p))
  }
  /** To the end at once, as Scala 2.11 does. */
  override def filterNot(p: A => Boolean): Stream[A] = Stream.ofList(iterator.filter(x => !p(x)).toList)
  override def withFilter(p: A => Boolean): Stream[A] = new Stream.Filtered(this, p)
  override def collect[B](pf: PartialFunction[A, B]): Stream[B] = {
    def go(rest: Stream[A]): Stream[B] =
      if (rest.isEmpty) Stream.Empty
      else pf.lift(rest.head) match {
        case Some(y) => new Stream.Cons(y, () => rest.tail.collect(pf))
        case None => go(rest.tail)
      }
    go(this)
  }
  override def take(n: Int): Stream[A] =
    if (n <= 0 || isEmpty) Stream.Empty
    else if (n == 1) new Stream.Cons(head, () => Stream.Empty)
    else new Stream.Cons(head, () => tail.take(n - 1))
  override def drop(n: Int): Stream[A] = {
    def go(rest: Stream[A], i: Int): Stream[A] = if (i <= 0 || rest.isEmpty) rest else go(rest.tail, i - 1)
    go(this, n)
  }
  override def takeWhile(p: A => Boolean): Stream[A] =
    if (!isEmpty && p(head)) new Stream.Cons(head, () => tail.takeWhile(p)) else Stream.Empty
  override def dropWhile(p: A => Boolean): Stream[A] = {
    def go(rest: Stream[A]): Stream[A] = if (rest.isEmpty || !p(rest.head)) rest else go(rest.tail)
    go(this)
  }
  override def slice(from: Int, until: Int): Stream[A] = {
    val low = if (from < 0) 0 else from
    if (until <= low) Stream.Empty else drop(low).take(until - low)
  }
  override def splitAt(n: Int): (Stream[A], Stream[A]) = (take(n), drop(n))
  override def span(p: A => Boolean): (Stream[A], Stream[A]) = {
    def go(rest: Stream[A], acc: List[A]): (Stream[A], Stream[A]) =
      if (!rest.isEmpty && p(rest.head)) go(rest.tail, rest.head :: acc) else (Stream.ofList(acc.reverse), rest)
    go(this, Nil)
  }
  override def partition(p: A => Boolean): (Stream[A], Stream[A]) = {
    val yes = filter(p)
    (yes, filterNot(p))
  }
  override def init: Stream[A] =
    if (isEmpty) throw new UnsupportedOperationException("empty.init")
    else if (tail.isEmpty) Stream.Empty
    else new Stream.Cons(head, () => tail.init)
  def append[B >: A](rest: => Iterable[B]): Stream[B] =
    if (isEmpty) rest.toStream else new Stream.Cons(head, () => tail.append(rest))
  override def ++[B >: A](that: Iterable[B]): Stream[B] = append(that)
  override def union[B >: A](that: Seq[B]): Stream[B] = append(that)
  override def :+[B >: A](elem: B): Stream[B] = append(List(elem))
  override def +:[B >: A](elem: B): Stream[B] = new Stream.Cons(elem, () => this)
  override def updated[B >: A](index: Int, elem: B): Stream[B] = Stream.ofList(toList.updated(index, elem))
  override def zip[B](that: Iterable[B]): Stream[(A, B)] = {
    def go(a: Stream[A], b: Stream[B]): Stream[(A, B)] =
      if (a.isEmpty || b.isEmpty) Stream.Empty else new Stream.Cons((a.head, b.head), () => go(a.tail, b.tail))
    go(this, that.toStream)
  }
  override def zipWithIndex: Stream[(A, Int)] = zip(Stream.from(0))
  override def scanLeft[B](z: B)(op: (B, A) => B): Stream[B] =
    new Stream.Cons(z, () => if (isEmpty) Stream.Empty else tail.scanLeft(op(z, head))(op))
  override def distinct: Stream[A] = {
    def go(rest: Stream[A], seen: List[A]): Stream[A] = {
      val more = rest.dropWhile(x => Keys.has(Order.Table, seen, x))
      if (more.isEmpty) Stream.Empty else new Stream.Cons(more.head, () => go(more.tail, more.head :: seen))
    }
    go(this, Nil)
  }
  override def reverse: Stream[A] = foldLeft(Stream.empty[A])((acc, x) => new Stream.Cons(x, null, acc))
  override def sorted[B >: A](implicit ord: Ordering[B]): Stream[A] = Stream.ofList(toList.sorted(ord))
  override def sortBy[B](f: A => B)(implicit ord: Ordering[B]): Stream[A] = Stream.ofList(toList.sortBy(f)(ord))
  override def sortWith(lt: (A, A) => Boolean): Stream[A] = Stream.ofList(toList.sortWith(lt))
  /** As far as it is computed; one that comes back to itself is shown once. */
  @showing override def toString(): String = {
    def known(rest: Stream[A], seen: List[Stream[A]], parts: List[String]): List[String] =
      if (rest.isEmpty) parts
      else if (Stream.isCyclic(this) && seen.exists(each => Core.same(each, rest))) "..." :: parts
      else {
        val more = rest.head.toString :: parts
        if (rest.tailDefined) known(rest.tail, rest :: seen, more) else "?" :: more
      }
    "Stream(" + Core.join(", ", Array.from(known(this, Nil, Nil).reverse)) + ")"
  }
}

object Stream {
  final class Cons[+A](first: A, private var rest: () => Stream[A], private var known: Stream[A] = null) extends Stream[A] {
    override def isEmpty: Boolean = false
    override def head: A = first
    override def tailDefined: Boolean = Core.kind(known) != "null"
    override def tail: Stream[A] = {
      if (!tailDefined) {
        known = rest()
        rest = null
      }
      known
    }
  }
  /** Between a guard and what comes next: the tail is looked at before the guard is asked of an element. */
  final class Filtered[+A](all: Stream[A], p: A => Boolean, private var known: Stream[A] = null) extends Stream[A] {
    private def made: Stream[A] = {
      if (Core.kind(known) == "null") known = all.filter(p)
      known
    }
    override def isEmpty: Boolean = made.isEmpty
    override def head: A = made.head
    override def tailDefined: Boolean = made.tailDefined
    override def tail: Stream[A] = made.tail
    override def withFilter(q: A => Boolean): Stream[A] = new Filtered(all, x => p(x) && q(x))
    override def map[B](f: A => B): Stream[B] = {
      def go(rest: Stream[A]): Stream[B] = if (rest.isEmpty) Empty else {
        val (x, more) = (rest.head, rest.tail)
        if (p(x)) new Cons(f(x), () => go(more)) else go(more)
      }
      go(all)
    }
    override def flatMap[B](f: A => Iterable[B]): Stream[B] = {
      def go(rest: Stream[A]): Stream[B] = if (rest.isEmpty) Empty else {
        val (x, more) = (rest.head, rest.tail)
        if (p(x)) f(x).toStream.append(go(more)) else go(more)
      }
      go(all)
    }
    override def foreach[U](f: A => U): Unit = all.foreach(x => if (p(x)) f(x))
  }
  case object Empty extends Stream[Nothing] {
    override def isEmpty: Boolean = true
    override def head: Nothing = throw new NoSuchElementException("head of empty stream")
    override def tailDefined: Boolean = false
    override def tail: Stream[Nothing] = throw new UnsupportedOperationException("tail of empty stream")
  }
  object cons {
    def apply[A](hd: A, tl: => Stream[A]): Stream[A] = new Cons(hd, () => tl)
    def unapply[A](xs: Stream[A]): Option[(A, Stream[A])] = if (xs.isEmpty) None else Some((xs.head, xs.tail))
  }
  def apply[A](xs: A*): Stream[A] = ofList(xs.toList)
  def empty[A]: Stream[A] = Empty
  def from(start: Int): Stream[Int] = from(start, 1)
  def from(start: Int, step: Int): Stream[Int] = new Cons(start, () => from(start + step, step))
  def iterate[A](start: A)(f: A => A): Stream[A] = new Cons(start, () => iterate(f(start))(f))
  def iterate[A](start: A, len: Int)(f: A => A): Stream[A] = ofList(List.iterate(start, len)(f))
  def continually[A](elem: => A): Stream[A] = new Cons(elem, () => continually(elem))
  def range(start: Int, end: Int): Stream[Int] = range(start, end, 1)
  def range(start: Int, end: Int, step: Int): Stream[Int] =
    if (if (step < 0) start <= end else end <= start) Empty else new Cons(start, () => range(start + step, end, step))
  def fill[A](n: Int)(elem: => A): Stream[A] = if (n <= 0) Empty else new Cons(elem, () => fill(n - 1)(elem))
  def tabulate[A](n: Int)(f: Int => A): Stream[A] = {
    def go(i: Int): Stream[A] = if (i >= n) Empty else new Cons(f(i), () => go(i + 1))
    go(0)
  }
  def concat[A](xss: Iterable[A]*): Stream[A] = ofList(xss.toList).flatMap(xs => xs)
  /** How inputs are made, and results are compared. */
  def ofList[A](xs: List[A]): Stream[A] = xs match {
    case x :: rest => new Cons(x, () => ofList(rest))
    case Nil => Empty
  }
  def content[A](xs: Stream[A]): List[A] = xs.toList
  /** What stands behind an element is not computed when that is given, but when somebody asks for more. */
  def walk[A](all: Stream[A]): Iterator[A] = {
    var rest = all
    var isGiven = false
    def left(): Stream[A] = {
      if (isGiven) rest = rest.tail
      isGiven = false
      rest
    }
    def give(): A = {
      if (left().isEmpty) throw new NoSuchElementException("next on empty iterator")
      isGiven = true
      rest.head
    }
    def take(): Stream[A] = {
      val taken = left()
      rest = Empty
      taken
    }
    new StreamIterator(() => !left().isEmpty, () => give(), () => take())
  }
  /** Whether what is computed of it goes on for ever, by a walk of one step and one of two. */
  def isCyclic(xs: Stream[Any]): Boolean = {
    def next(at: Stream[Any]): Stream[Any] = if (at.tailDefined) at.tail else Empty
    def go(slow: Stream[Any], fast: Stream[Any]): Boolean =
      if (fast.isEmpty) false else if (Core.same(slow, fast)) true else go(next(slow), next(next(fast)))
    go(xs, next(xs))
  }
}

@closed @hidden final class StreamIterator[+A](more: () => Boolean, step: () => A, left: () => Stream[A]) extends Iterator[A](more, step) {
  override def toStream: Stream[A] = left()
  override def toList: List[A] = left().toList
}

/** What stands behind them is not computed yet. */
@members object StreamMembers {
  def #::[A, B >: A](self: => Stream[A])(x: B): Stream[B] = new Stream.Cons(x, () => self)
  def #:::[A, B >: A](self: => Stream[A])(xs: Stream[B]): Stream[B] = xs.append(self)
  def #::[A, B >: A](self: => LazyList[A])(x: B): LazyList[B] = new LazyList(() => new Stream.Cons(x, () => self.stream))
  def #:::[A, B >: A](self: => LazyList[A])(xs: LazyList[B]): LazyList[B] = new LazyList(() => xs.stream.append(self.stream))
}
object #:: {
  def unapply[A](xs: LazyList[A]): Option[(A, LazyList[A])] = if (xs.isEmpty) None else Some((xs.head, xs.tail))
  def unapply[A](xs: Stream[A]): Option[(A, Stream[A])] = if (xs.isEmpty) None else Some((xs.head, xs.tail))
}

/** A stream that is not even begun before somebody looks. */
@closed @hidden final class LazyList[+A](private var begin: () => Stream[A], private var begun: Stream[A] = null) extends Seq[A] {
  private def isBegun: Boolean = Core.kind(begun) != "null"
  def stream: Stream[A] = {
    if (!isBegun) {
      begun = begin()
      begin = null
    }
    begun
  }
  private def later[B](next: Stream[A] => Stream[B]): LazyList[B] = new LazyList(() => next(stream))
  override def wrap[B](xs: List[B]): LazyList[B] = LazyList.ofList(xs)
  override def same[B >: A](xs: List[B]): LazyList[B] = LazyList.ofList(xs)
  override def toList: List[A] = stream.toList
  override def toStream: Stream[A] = stream
  def force: LazyList[A] = {
    stream.toList
    this
  }
  override def isEmpty: Boolean = stream.isEmpty
  override def nonEmpty: Boolean = !stream.isEmpty
  override def head: A = if (isEmpty) throw new NoSuchElementException("head of empty lazy list") else stream.head
  override def tail: LazyList[A] =
    if (isEmpty) throw new UnsupportedOperationException("tail of empty lazy list") else later(s => s.tail)
  override def headOption: Option[A] = stream.headOption
  override def foreach[U](f: A => U): Unit = stream.foreach(f)
  override def foldLeft[B](z: B)(op: (B, A) => B): B = stream.foldLeft(z)(op)
  override def find(p: A => Boolean): Option[A] = stream.find(p)
  override def exists(p: A => Boolean): Boolean = stream.exists(p)
  override def forall(p: A => Boolean): Boolean = stream.forall(p)
  override def contains[B >: A](elem: B): Boolean = stream.contains(elem)
  override def indexWhere(p: A => Boolean): Int = stream.indexWhere(p)
  override def indexOf[B >: A](elem: B): Int = stream.indexOf(elem)
  override def isDefinedAt(n: Int): Boolean = stream.isDefinedAt(n)
  override def apply(n: Int): A = stream.apply(n)
  override def map[B](f: A => B): LazyList[B] = later(s => s.map(f))
  override def flatMap[B](f: A => Iterable[B]): LazyList[B] = later(s => s.flatMap(f))
  override def filter(p: A => Boolean): LazyList[A] = later(s => s.filter(p))
  override def filterNot(p: A => Boolean): LazyList[A] = later(s => s.filterNot(p))
  override def withFilter(p: A => Boolean): LazyList[A] = later(s => s.filter(p))
  override def collect[B](pf: PartialFunction[A, B]): LazyList[B] = later(s => s.collect(pf))
  override def take(n: Int): LazyList[A] = later(s => s.take(n))
  override def drop(n: Int): LazyList[A] = later(s => s.drop(n))
  override def takeWhile(p: A => Boolean): LazyList[A] = later(s => s.takeWhile(p))
  override def dropWhile(p: A => Boolean): LazyList[A] = later(s => s.dropWhile(p))
  override def zip[B](that: Iterable[B]): LazyList[(A, B)] = later(s => s.zip(that.toStream))
  override def zipWithIndex: LazyList[(A, Int)] = later(s => s.zipWithIndex)
  override def scanLeft[B](z: B)(op: (B, A) => B): LazyList[B] = later(s => s.scanLeft(z)(op))
  override def distinct: LazyList[A] = later(s => s.distinct)
  override def ++[B >: A](that: Iterable[B]): LazyList[B] = later(s => s.append(that))
  @showing override def toString(): String = {
    def known(rest: Stream[A], parts: List[String]): List[String] =
      if (rest.isEmpty) parts
      else if (rest.tailDefined) known(rest.tail, rest.head.toString :: parts)
      else "<not computed>" :: rest.head.toString :: parts
    if (isBegun && Stream.isCyclic(begun)) Core.unsupported("the text of a lazy list that comes back to itself")
    else "LazyList(" + Core.join(", ", Array.from(if (isBegun) known(begun, Nil).reverse else List("<not computed>"))) + ")"
  }
}

object LazyList {
  def apply[A](xs: A*): LazyList[A] = ofList(xs.toList)
  def empty[A]: LazyList[A] = new LazyList(null, Stream.empty[A])
  def from(start: Int): LazyList[Int] = new LazyList(() => Stream.from(start))
  def from(start: Int, step: Int): LazyList[Int] = new LazyList(() => Stream.from(start, step))
  def from[A](xs: Iterable[A]): LazyList[A] = new LazyList(() => xs.toStream)
  def iterate[A](start: => A)(f: A => A): LazyList[A] = new LazyList(() => Stream.iterate(start)(f))
  def continually[A](elem: => A): LazyList[A] = new LazyList(() => Stream.continually(elem))
  def range(start: Int, end: Int): LazyList[Int] = new LazyList(() => Stream.range(start, end))
  def fill[A](n: Int)(elem: => A): LazyList[A] = new LazyList(() => Stream.fill(n)(elem))
  def tabulate[A](n: Int)(f: Int => A): LazyList[A] = new LazyList(() => Stream.tabulate(n)(f))
  def ofList[A](xs: List[A]): LazyList[A] = new LazyList(() => Stream.ofList(xs))
  def content[A](xs: LazyList[A]): List[A] = xs.toList
}
