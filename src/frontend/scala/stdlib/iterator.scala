// Iterators, as Scala 2.11 has them: what one is made of is asked for its next element when that is wanted, and not before.
package scala

@closed @hidden class Iterator[+A](more: () => Boolean, step: () => A) extends Iterable[A] {
  def hasNext: Boolean = more()
  def next(): A = step()
  private def ended[B]: B = throw new NoSuchElementException("next on empty iterator")
  override def iterator: Iterator[A] = this
  override def toIterator: Iterator[A] = this
  override def isEmpty: Boolean = !hasNext
  override def nonEmpty: Boolean = hasNext

  /** All that is left. */
  override def toList: List[A] = foldLeft[List[A]](Nil)((acc, x) => x :: acc).reverse
  override def foreach[U](f: A => U): Unit = if (hasNext) {
    f(next())
    foreach(f)
  }
  override def foldLeft[B](z: B)(op: (B, A) => B): B = {
    def go(acc: B): B = if (hasNext) go(op(acc, next())) else acc
    go(z)
  }
  override def foldRight[B](z: B)(op: (A, B) => B): B = toList.foldRight(z)(op)
  override def /:[B](z: B)(op: (B, A) => B): B = foldLeft(z)(op)
  override def aggregate[B](z: => B)(seqop: (B, A) => B, combop: (B, B) => B): B = foldLeft(z)(seqop)
  def fold[B >: A](z: B)(op: (B, B) => B): B = foldLeft[B](z)(op)
  override def reduceLeft[B >: A](op: (B, A) => B): B =
    if (hasNext) foldLeft[B](next())(op) else throw new UnsupportedOperationException("empty.reduceLeft")
  override def reduce[B >: A](op: (B, B) => B): B = reduceLeft[B](op)
  override def reduceRight[B >: A](op: (A, B) => B): B =
    if (hasNext) toList.reduceRight(op) else throw new UnsupportedOperationException("empty.reduceRight")
  override def reduceLeftOption[B >: A](op: (B, A) => B): Option[B] = if (hasNext) Some(reduceLeft(op)) else None
  override def reduceOption[B >: A](op: (B, B) => B): Option[B] = reduceLeftOption[B](op)
  override def reduceRightOption[B >: A](op: (A, B) => B): Option[B] = if (hasNext) Some(reduceRight(op)) else None
  override def sum[B >: A](implicit num: Numeric[B]): B = foldLeft[B](num.zero)((a, b) => num.plus(a, b))
  override def product[B >: A](implicit num: Numeric[B]): B = foldLeft[B](num.one)((a, b) => num.times(a, b))
  override def maxBy[B](f: A => B)(implicit ord: Ordering[B]): A = best("empty.maxBy", f, (x: B, y: B) => ord.gt(x, y))
  override def minBy[B](f: A => B)(implicit ord: Ordering[B]): A = best("empty.minBy", f, (x: B, y: B) => ord.lt(x, y))
  private def best[B](ofNone: String, f: A => B, beats: (B, B) => Boolean): A = {
    def go(x: A, y: B): A = if (hasNext) {
      val other = next()
      val key = f(other)
      if (beats(key, y)) go(other, key) else go(x, y)
    } else x
    if (!hasNext) throw new UnsupportedOperationException(ofNone)
    val first = next()
    go(first, f(first))
  }
  def length: Int = foldLeft(0)((n, x) => n + 1)
  override def size: Int = length
  override def count(p: A => Boolean): Int = foldLeft(0)((n, x) => if (p(x)) n + 1 else n)
  override def exists(p: A => Boolean): Boolean = hasNext && (p(next()) || exists(p))
  override def forall(p: A => Boolean): Boolean = !hasNext || (p(next()) && forall(p))
  override def find(p: A => Boolean): Option[A] = if (hasNext) {
    val x = next()
    if (p(x)) Some(x) else find(p)
  } else None
  def contains[B >: A](elem: B): Boolean = exists(x => x == elem)
  def indexWhere(p: A => Boolean): Int = {
    def go(i: Int): Int = if (!hasNext) -1 else if (p(next())) i else go(i + 1)
    go(0)
  }
  def indexOf[B >: A](elem: B): Int = indexWhere(x => x == elem)
  def collectFirst[B](pf: PartialFunction[A, B]): Option[B] = if (hasNext) {
    pf.lift(next()) match {
      case None => collectFirst(pf)
      case found => found
    }
  } else None
  def corresponds[B](that: Iterable[B])(p: (A, B) => Boolean): Boolean = {
    val other = that.iterator
    def go(): Boolean = if (hasNext && other.hasNext) p(next(), other.next()) && go() else hasNext == other.hasNext
    go()
  }
  def sameElements[B](that: Iterator[B]): Boolean = corresponds(that)((x, y) => x == y)
  override def toStream: Stream[A] = if (hasNext) new Stream.Cons(next(), () => toStream) else Stream.Empty
  override def toSeq: Seq[A] = toStream
  override def toIterable: Iterable[A] = toStream
  override def toTraversable: Iterable[A] = toStream
  def toBuffer[B >: A]: collection.mutable.ArrayBuffer[B] = new collection.mutable.ArrayBuffer[B](toList)

  def map[B](f: A => B): Iterator[B] = new Iterator(() => hasNext, () => f(next()))
  def flatMap[B](f: A => Iterable[B]): Iterator[B] = {
    var current = Iterator.empty[B]
    def isThere(): Boolean = current.hasNext || hasNext && {
      current = f(next()).iterator
      isThere()
    }
    new Iterator(() => isThere(), () => if (isThere()) current.next() else ended)
  }
  /** What is found with the next element, if anything is: looked for once, before it is given. */
  private def seeking[B](seek: () => Option[B]): Iterator[B] = {
    var found: Option[B] = None
    def isThere(): Boolean = found.isDefined || {
      found = seek()
      found.isDefined
    }
    def give(): B = if (isThere()) {
      val x = found.get
      found = None
      x
    } else ended
    new Iterator(() => isThere(), () => give())
  }
  def filter(p: A => Boolean): Iterator[A] = seeking(() => find(p))
  def filterNot(p: A => Boolean): Iterator[A] = filter(x => !p(x))
  def withFilter(p: A => Boolean): Iterator[A] = filter(p)
  def collect[B](pf: PartialFunction[A, B]): Iterator[B] = {
    var isOver = false
    val those = seeking(() => {
      val found = if (isOver) None else find(x => pf.isDefinedAt(x))
      isOver = found.isEmpty
      found
    })
    those.map(x => pf(x))
  }
  def takeWhile(p: A => Boolean): Iterator[A] = {
    var isOver = false
    seeking(() => if (isOver || !hasNext) None else {
      val x = next()
      isOver = !p(x)
      if (isOver) None else Some(x)
    })
  }
  def dropWhile(p: A => Boolean): Iterator[A] = {
    var first: Option[A] = None
    var isDropped = false
    def isThere(): Boolean = first.isDefined || {
      if (!isDropped) first = find(x => !p(x))
      if (isDropped) hasNext else {
        isDropped = first.isEmpty
        first.isDefined
      }
    }
    def give(): A = if (!isThere()) ended else first match {
      case Some(x) =>
        isDropped = true
        first = None
        x
      case None => next()
    }
    new Iterator(() => isThere(), () => give())
  }
  def take(n: Int): Iterator[A] = slice(0, n)
  def drop(n: Int): Iterator[A] = if (n > 0 && hasNext) {
    next()
    drop(n - 1)
  } else this
  /** The elements before it are skipped at once. */
  def slice(from: Int, until: Int): Iterator[A] = {
    val low = if (from < 0) 0 else from
    var left = until - low
    drop(low)
    def give(): A = if (left > 0) {
      left -= 1
      next()
    } else ended
    new Iterator(() => left > 0 && hasNext, () => give())
  }
  /** What the first has not asked for when the second is asked waits for it. */
  def span(p: A => Boolean): (Iterator[A], Iterator[A]) = {
    val waiting = new collection.mutable.Queue[A]()
    var found: Option[A] = None
    var other: Option[A] = None
    var isOver = false
    def read(): Boolean = {
      isOver = !hasNext
      if (!isOver) {
        val x = next()
        isOver = !p(x)
        if (isOver) other = Some(x) else found = Some(x)
      }
      !isOver
    }
    def isLeading(): Boolean = if (isOver) !waiting.isEmpty else found.isDefined || read()
    def lead(): A = if (!isLeading()) ended else found match {
      case Some(x) =>
        found = None
        x
      case None => waiting.dequeue()
    }
    def isTrailing(): Boolean = {
      while (!isOver && isLeading()) waiting += lead()
      other.isDefined || hasNext
    }
    def trail(): A = if (!isTrailing()) ended else other match {
      case Some(x) =>
        other = None
        x
      case None => next()
    }
    (new Iterator(() => isLeading(), () => lead()), new Iterator(() => isTrailing(), () => trail()))
  }
  def partition(p: A => Boolean): (Iterator[A], Iterator[A]) = {
    val all = buffered
    def side(wanted: Boolean, own: collection.mutable.Queue[A], others: collection.mutable.Queue[A]): Iterator[A] = {
      def skip(): Unit = if (all.hasNext && p(all.head) != wanted) {
        others += all.next()
        skip()
      }
      def isThere(): Boolean = !own.isEmpty || {
        skip()
        all.hasNext
      }
      def give(): A = if (!own.isEmpty) own.dequeue() else {
        skip()
        all.next()
      }
      new Iterator(() => isThere(), () => give())
    }
    val (yes, no) = (new collection.mutable.Queue[A](), new collection.mutable.Queue[A]())
    (side(true, yes, no), side(false, no, yes))
  }
  /** Whoever is behind takes what the other has had already. */
  def duplicate: (Iterator[A], Iterator[A]) = {
    val gap = new collection.mutable.Queue[A]()
    var ahead = 0
    def give(who: Int): A = {
      if (gap.isEmpty) ahead = who
      if (who == ahead) {
        val x = next()
        gap += x
        x
      } else gap.dequeue()
    }
    def partner(who: Int): Iterator[A] = new Iterator(() => who != ahead && !gap.isEmpty || hasNext, () => give(who))
    (partner(1), partner(2))
  }
  def zip[B](that: Iterator[B]): Iterator[(A, B)] =
    new Iterator(() => hasNext && that.hasNext, () => (next(), that.next()))
  def zipWithIndex: Iterator[(A, Int)] = {
    var i = -1
    map(x => {
      i += 1
      (x, i)
    })
  }
  def zipAll[B, C >: A, D >: B](that: Iterator[B], a: C, b: D): Iterator[(C, D)] = {
    def give(): (C, D) =
      if (hasNext) (next(), if (that.hasNext) that.next() else b)
      else if (that.hasNext) (a, that.next())
      else ended
    new Iterator(() => hasNext || that.hasNext, () => give())
  }
  /** The second is made when the first has come to its end. */
  def ++[B >: A](that: => Iterable[B]): Iterator[B] = {
    lazy val rest = that.iterator
    var isOver = false
    def isThere(): Boolean = if (isOver) rest.hasNext else hasNext || {
      isOver = true
      rest.hasNext
    }
    def give(): B = {
      isOver = isOver || !hasNext
      if (isOver) rest.next() else next()
    }
    new Iterator(() => isThere(), () => give())
  }
  def padTo[B >: A](len: Int, elem: B): Iterator[B] = {
    var n = 0
    def give(): B = {
      n += 1
      if (hasNext) next() else if (n <= len) elem else ended
    }
    new Iterator(() => hasNext || n < len, () => give())
  }
  /** The first is the one that it begins with; each further one is computed when the one before is given. */
  def scanLeft[B](z: B)(op: (B, A) => B): Iterator[B] = {
    var now: Option[B] = Some(z)
    def give(): B = now match {
      case Some(x) =>
        now = if (hasNext) Some(op(x, next())) else None
        x
      case None => ended
    }
    new Iterator(() => now.isDefined, () => give())
  }
  def buffered: BufferedIterator[A] = {
    var first: Option[A] = None
    def give(): A = first match {
      case Some(x) =>
        first = None
        x
      case None => next()
    }
    def look(): A = {
      if (first.isEmpty) first = Some(next())
      first.get
    }
    new BufferedIterator(() => first.isDefined || hasNext, () => give(), () => look())
  }
  def grouped[B >: A](size: Int): GroupedIterator[B] = GroupedIterator.of[B](this, size, size)
  def sliding[B >: A](size: Int): GroupedIterator[B] = GroupedIterator.of[B](this, size, 1)
  def sliding[B >: A](size: Int, step: Int): GroupedIterator[B] = GroupedIterator.of[B](this, size, step)
  override def toString(): String = if (hasNext) "non-empty iterator" else "empty iterator"
}
object Iterator {
  def apply[A](xs: A*): Iterator[A] = if (xs.isEmpty) empty[A] else ofPlaces(xs.toList)
  /** Of elements that are in an array. */
  def ofPlaces[A](xs: List[A]): Iterator[A] = {
    val items = Array.from(xs)
    placed(0, Core.arrayLength(items), i => Core.arrayGet(items, i))
  }
  def placed[A](start: Int, end: Int, get: Int => A): Iterator[A] = {
    var i = start
    def look(): A = if (i < end) get(i) else throw new NoSuchElementException("next on empty iterator")
    def give(): A = {
      val x = look()
      i += 1
      x
    }
    new PlacedIterator(() => i < end, () => give(), () => look(), () => i, end, (from, until) => placed(from, until, get))
  }
  def empty[A]: Iterator[A] = over(Nil)
  /** How inputs are made, and results are compared. */
  def ofList[A](xs: List[A]): Iterator[A] = over(xs)
  def content[A](xs: Iterator[A]): List[A] = xs.toList
  def single[A](elem: A): Iterator[A] = over(List(elem))
  def over[A](xs: List[A]): Iterator[A] = {
    var rest = xs
    def give(): A = {
      if (rest.isEmpty) throw new NoSuchElementException("next on empty iterator")
      val x = rest.head
      rest = rest.tail
      x
    }
    new Iterator(() => !rest.isEmpty, () => give())
  }
  def tabulate[A](end: Int)(f: Int => A): Iterator[A] = {
    val places = range(0, end).buffered
    def give(): A = {
      val x = f(places.head)
      places.next()
      x
    }
    new Iterator(() => places.hasNext, () => give())
  }
  def fill[A](len: Int)(elem: => A): Iterator[A] = range(0, len).map(i => elem)
  def range(start: Int, end: Int): Iterator[Int] = range(start, end, 1)
  def range(start: Int, end: Int, step: Int): Iterator[Int] = {
    if (step == 0) throw new IllegalArgumentException("zero step")
    var i = start
    def isThere(): Boolean = if (step > 0) i < end else i > end
    def give(): Int = {
      if (!isThere()) throw new NoSuchElementException("next on empty iterator")
      i += step
      i - step
    }
    new Iterator(() => isThere(), () => give())
  }
  def from(start: Int): Iterator[Int] = from(start, 1)
  def from(start: Int, step: Int): Iterator[Int] = {
    var i = start - step
    continually({
      i += step
      i
    })
  }
  def continually[A](elem: => A): Iterator[A] = new Iterator(() => true, () => elem)
  def iterate[A](start: A)(f: A => A): Iterator[A] = {
    var isFirst = true
    var x = start
    continually({
      if (isFirst) isFirst = false else x = f(x)
      x
    })
  }
}

@closed @hidden class BufferedIterator[+A](more: () => Boolean, step: () => A, look: () => A) extends Iterator[A](more, step) {
  override def head: A = look()
  override def buffered: BufferedIterator[A] = this
}

/** Over what is found by its place, as far as `end`. What it takes and drops are iterators of their own: it stays as it is. */
@closed @hidden final class PlacedIterator[+A](
    more: () => Boolean,
    step: () => A,
    look: () => A,
    place: () => Int,
    end: Int,
    part: (Int, Int) => Iterator[A]
) extends BufferedIterator[A](more, step, look) {
  private def ahead(n: Int): Int = if (place() + n < end) place() + n else end
  override def take(n: Int): Iterator[A] = if (n <= 0) Iterator.empty[A] else part(place(), ahead(n))
  override def drop(n: Int): Iterator[A] = part(if (n <= 0) place() else ahead(n), end)
  override def slice(from: Int, until: Int): Iterator[A] = take(until).drop(from)
}

/** Windows, which may be short at the end unless they are padded or left out there. */
@closed @hidden final class GroupedIterator[A](windows: Windows[A], more: () => Boolean, step: () => Seq[A]) extends Iterator[Seq[A]](more, step) {
  def withPadding(elem: => A): GroupedIterator[A] = {
    windows.pad = Some(() => elem)
    this
  }
  def withPartial(isShort: Boolean): GroupedIterator[A] = {
    windows.mayBeShort = isShort
    if (isShort) windows.pad = None
    this
  }
}
object GroupedIterator {
  def of[A](of: Iterator[A], size: Int, step: Int): GroupedIterator[A] = {
    require(size > 0 && step > 0, "size=" + size + " and step=" + step + ", but both must be positive")
    val windows = new Windows[A](of, size, step, None, true, Nil, false)
    new GroupedIterator(windows, () => windows.isThere, () => windows.give())
  }
}
final class Windows[A](
    of: Iterator[A],
    size: Int,
    step: Int,
    var pad: Option[() => A],
    var mayBeShort: Boolean,
    private var window: List[A],
    private var isFilled: Boolean
) {
  def isThere: Boolean = isFilled || fill()
  def give(): List[A] = {
    if (!isThere) throw new NoSuchElementException("next on empty iterator")
    isFilled = false
    window
  }
  private def taken(n: Int, acc: List[A]): List[A] =
    if (n > 0 && of.hasNext) taken(n - 1, of.next() :: acc) else acc.reverse
  private def fill(): Boolean = of.hasNext && {
    val isFirst = window.isEmpty
    val wanted = if (isFirst) size else step
    val some = taken(wanted, Nil)
    val short = wanted - some.length
    val made = pad match {
      case Some(elem) => some ++ List.fill(short)(elem())
      case None => some
    }
    val gap = math.max(step - size, 0)
    if (made.isEmpty || (!mayBeShort && made.length < wanted) || (!isFirst && made.length <= gap)) false
    else {
      val most = math.min(if (mayBeShort) made.length else step, size)
      val fresh = if (isFirst) made else made.takeRight(math.min(most, made.length - gap))
      window = window.drop(step) ++ fresh
      isFilled = true
      true
    }
  }
}
