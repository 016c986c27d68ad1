// Collections that change, by the lists that they hold.
package scala.collection.mutable

@closed @hidden final class ListBuffer[A](
    private var items: List[A] = null,
    private var changes: Int = 0,
    private var isTaken: Boolean = false,
    private var walking: Int = 0,
    private var isShared: Boolean = false
) extends Seq[A] with Walked[A] {
  override def wrap[B](xs: List[B]): ListBuffer[B] = new ListBuffer[B](xs)
  private def all: List[A] = if (items == null) Nil else items
  override def toList: List[A] = {
    isTaken = true
    all
  }
  /** In the place of the number, once there was one: whoever asks by types what buffers hold need not know of them. */
  private def walks: List[BufferWalk[A]] =
    if (!isWalked) Nil else scala.Core.cast[Int, List[BufferWalk[A]]](walking)
  private def isWalked: Boolean = scala.Core.kind(walking) != "int" && scala.Core.kind(walking) != "null"
  /** The list that it holds, to whose cells it may yet append. */
  override def toSeq: Seq[A] = {
    isShared = !all.isEmpty
    all
  }
  private def wasTaken: Boolean = scala.Core.kind(isTaken) == "bool" && isTaken
  private def put(xs: List[A], tell: BufferWalk[A] => Unit): Unit = {
    if (scala.Core.kind(isShared) == "bool" && isShared && !xs.isEmpty)
      scala.Core.unsupported("a list buffer that is changed after toSeq has given its list")
    isShared = false
    items = xs
    changes = if (scala.Core.kind(changes) == "int") changes + 1 else 1 // null after `new` without arguments
    if (isWalked) walks.foreach(w => if (wasTaken) w.isUnknown = true else tell(w))
    isTaken = false
  }
  private def walkAs(isAhead: Boolean): Iterator[A] = {
    val w = new BufferWalk[A](all, changes, Nil, 0, false, all.isEmpty, false)
    walking = scala.Core.cast[List[BufferWalk[A]], Int](w :: walks)
    def isThere(): Boolean = {
      if (w.isUnknown) scala.Core.unsupported("a list buffer that was made a list, and is changed while it is gone through")
      if (w.known != changes) {
        w.known = changes
        w.rest = all.drop(w.at)
      }
      val there = !w.loose.isEmpty || !w.isOver && !w.rest.isEmpty
      if (!there) walking = scala.Core.cast[List[BufferWalk[A]], Int](walks.filter(other => !scala.Core.same(other, w)))
      there
    }
    new Iterator(() => isThere(), () => if (isThere()) w.give(isAhead) else throw new NoSuchElementException("next on empty Iterator"))
  }
  override def walk: Iterator[A] = walkAs(false)
  /** One step ahead: the next element is known when one is given. */
  override def iterator: Iterator[A] = walkAs(true)
  def +=(x: A): ListBuffer[A] = {
    put(all :+ x, w => ())
    this
  }
  def +=(x: A, y: A, more: A*): ListBuffer[A] = this += x += y ++= more
  def append(xs: A*): Unit = this ++= xs
  def addOne(x: A): ListBuffer[A] = this += x
  def prepend(xs: A*): Unit = insertAll(0, xs)
  def +=:(x: A): ListBuffer[A] = {
    insertAll(0, List(x))
    this
  }
  def appendAll(xs: Iterable[A]): Unit = this ++= xs
  def prependAll(xs: Iterable[A]): Unit = insertAll(0, xs)
  def insertAll(i: Int, xs: Iterable[A]): Unit = {
    if (i < 0 || i > length) throw new IndexOutOfBoundsException(i.toString)
    val more = xs.toList
    put(all.take(i) ++ more ++ all.drop(i), w => w.inserted(i, more.length))
  }
  def trimStart(n: Int): Unit = if (n > 0 && !all.isEmpty) {
    remove(0)
    trimStart(n - 1)
  }
  def trimEnd(n: Int): Unit = {
    val from = if (n > length) 0 else length - n
    def go(i: Int): Unit = if (i < n && from < length) {
      remove(from)
      go(i + 1)
    }
    go(0)
  }
  def clone(): ListBuffer[A] = new ListBuffer[A](all)
  def ++=(xs: Iterable[A]): ListBuffer[A] = {
    put(all ++ xs.toList, w => ())
    this
  }
  def -=(x: A): ListBuffer[A] = {
    val i = all.indexOf(x)
    if (i >= 0) remove(i)
    this
  }
  def -=(x: A, y: A, more: A*): ListBuffer[A] = this -= x -= y --= more
  def --=(xs: Iterable[A]): ListBuffer[A] = {
    xs.toList.foreach(x => this -= x)
    this
  }
  override def apply(i: Int): A = all.apply(i)
  override def isEmpty: Boolean = all.isEmpty
  override def nonEmpty: Boolean = !all.isEmpty
  override def head: A = all.head
  override def contains[B >: A](elem: B): Boolean = all.contains(elem)
  def update(i: Int, x: A): Unit = {
    val old = all.apply(i)
    put(all.updated(i, x), w => w.replaced(i, old, length))
  }
  def insert(i: Int, xs: A*): Unit = insertAll(i, xs)
  def remove(i: Int): A = {
    val x = all.apply(i)
    put(all.take(i) ++ all.drop(i + 1), w => w.removed(i, x, length))
    x
  }
  def clear(): Unit = {
    val before = all
    isTaken = false
    put(Nil, w => w.cut(before))
  }
  override def length: Int = all.length
  override def size: Int = all.length
  override def map[B](f: A => B): ListBuffer[B] = new ListBuffer[B](mapped(f))
  override def filter(p: A => Boolean): ListBuffer[A] = new ListBuffer[A](kept(p))
  override def withFilter(p: A => Boolean): ListBuffer[A] = filter(p)
  override def reverse: ListBuffer[A] = new ListBuffer[A](all.reverse)
  override def sorted[B >: A](implicit ord: Ordering[B]): ListBuffer[A] = new ListBuffer[A](all.sorted(ord))
  override def indices: Range = all.indices
  @showing override def mkString(start: String, sep: String, end: String): String =
    start + scala.Core.join(sep, Array.from(all.map(x => x.toString))) + end
  @showing override def toString(): String = mkString("ListBuffer(", ", ", ")")
}
/** Scala goes from cell to cell, also from one that was taken out. `loose` cells are out, and come first; then those of the
  * buffer from `at` on. `isLinked`: the last that was given is there, and what is put behind it comes next. */
final class BufferWalk[A](
    var rest: List[A],
    var known: Int,
    var loose: List[A],
    var at: Int,
    var isLinked: Boolean,
    var isOver: Boolean,
    var isUnknown: Boolean
) {
  def give(isAhead: Boolean): A =
    if (!loose.isEmpty) {
      val x = loose.head
      loose = loose.tail
      isLinked = false
      x
    } else {
      val x = rest.head
      rest = rest.tail
      at += 1
      isLinked = !isAhead
      if (isAhead && rest.isEmpty) isOver = true
      x
    }
  def inserted(i: Int, n: Int): Unit = if (i < at || i == at && !isLinked) at += n
  private def unlink(size: Int): Unit = {
    isLinked = false
    if (at >= size) isOver = true
  }
  def removed(i: Int, x: A, size: Int): Unit =
    if (i < at) {
      at -= 1
      if (isLinked && i == at) unlink(size)
    } else if (i == at && !isLinked && !isOver) {
      loose = loose :+ x
      unlink(size)
    }
  def replaced(i: Int, old: A, size: Int): Unit =
    if (isLinked && i == at - 1) unlink(size)
    else if (i == at && !isLinked && !isOver) {
      loose = loose :+ old
      at += 1
      unlink(size)
    }
  def cut(before: List[A]): Unit = {
    if (!isOver) loose = loose ++ before.drop(at)
    isOver = true
    isLinked = false
  }
}
object ListBuffer {
  def apply[A](xs: A*): ListBuffer[A] = new ListBuffer[A](xs.toList)
  def empty[A]: ListBuffer[A] = new ListBuffer[A](Nil)
  /** How inputs are made, what is seen of results, and a change that shows. */
  def ofList[A](xs: List[A]): ListBuffer[A] = new ListBuffer[A](xs)
  def content[A](xs: ListBuffer[A]): List[A] = xs.toList
  def write[A](xs: ListBuffer[A], x: A): Unit = xs += x
}

@closed @hidden final class ArrayBuffer[A](private var items: List[A] = null, private var changes: Int = 0) extends IndexedSeq[A] with Walked[A] {
  private def put(xs: List[A]): Unit = {
    items = xs
    changes = if (scala.Core.kind(changes) == "int") changes + 1 else 1 // null after `new` without arguments
  }
  /** By place, as far as it reached at the beginning, or reaches when somebody looks. */
  private def walkTo(isFixed: Boolean, gone: Int => A): Iterator[A] = {
    val end = length
    var i = 0
    var known = changes
    var rest = toList
    def isThere(): Boolean = i < (if (isFixed) end else length)
    def give(): A = {
      if (!isThere()) throw new NoSuchElementException("next on empty iterator")
      if (known != changes) {
        known = changes
        rest = toList.drop(i)
      }
      i += 1
      rest match {
        case x :: more =>
          rest = more
          x
        case Nil => gone(i - 1)
      }
    }
    new Iterator(() => isThere(), () => give())
  }
  private def outside(i: Int): A = throw new IndexOutOfBoundsException(i.toString)
  override def walk: Iterator[A] =
    walkTo(true, i => scala.Core.unsupported("an element that was taken out of a buffer that is gone through"))
  override def foldWalk: Iterator[A] = walkTo(true, i => outside(i))
  override def testWalk: Iterator[A] = walkTo(false, i => outside(i))
  override def find(p: A => Boolean): Option[A] = {
    val i = indexWhere(p)
    if (i < 0) None else Some(apply(i))
  }
  override def iterator: Iterator[A] = Iterator.placed(0, length, reader())
  private def reader(): Int => A = {
    var known = -1
    var i = 0
    var rest: List[A] = Nil
    def read(n: Int): A = {
      if (known != changes || n < i) {
        known = changes
        i = 0
        rest = toList
      }
      rest = rest.drop(n - i)
      i = n
      if (rest.isEmpty) outside(n) else rest.head
    }
    n => read(n)
  }
  override def wrap[B](xs: List[B]): ArrayBuffer[B] = new ArrayBuffer[B](xs)
  override def toList: List[A] = if (items == null) Nil else items
  def +=(x: A): ArrayBuffer[A] = {
    put(toList :+ x)
    this
  }
  def +=(x: A, y: A, more: A*): ArrayBuffer[A] = this += x += y ++= more
  def append(xs: A*): Unit = put(toList ++ xs.toList)
  def addOne(x: A): ArrayBuffer[A] = this += x
  def prepend(xs: A*): Unit = put(xs.toList ++ toList)
  def +=:(x: A): ArrayBuffer[A] = {
    put(x :: toList)
    this
  }
  def appendAll(xs: Iterable[A]): Unit = put(toList ++ xs.toList)
  def prependAll(xs: Iterable[A]): Unit = put(xs.toList ++ toList)
  def insertAll(i: Int, xs: Iterable[A]): Unit = {
    if (i < 0 || i > length) throw new IndexOutOfBoundsException(i.toString)
    put(toList.take(i) ++ xs.toList ++ toList.drop(i))
  }
  def trimStart(n: Int): Unit = put(toList.drop(n))
  def trimEnd(n: Int): Unit = put(toList.dropRight(n))
  def clone(): ArrayBuffer[A] = new ArrayBuffer[A](toList)
  def ++=(xs: Iterable[A]): ArrayBuffer[A] = {
    put(toList ++ xs.toList)
    this
  }
  def -=(x: A): ArrayBuffer[A] = {
    put(List.without(toList, x))
    this
  }
  def -=(x: A, y: A, more: A*): ArrayBuffer[A] = this -= x -= y --= more
  def --=(xs: Iterable[A]): ArrayBuffer[A] = {
    put(xs.toList.foldLeft(toList)((rest, x) => List.without(rest, x)))
    this
  }
  override def apply(i: Int): A = toList.apply(i)
  def update(i: Int, x: A): Unit = put(toList.updated(i, x))
  def insert(i: Int, xs: A*): Unit = insertAll(i, xs)
  def remove(i: Int): A = {
    val x = toList.apply(i)
    put(toList.take(i) ++ toList.drop(i + 1))
    x
  }
  def clear(): Unit = put(Nil)
  override def length: Int = toList.length
  override def map[B](f: A => B): ArrayBuffer[B] = new ArrayBuffer[B](mapped(f))
  override def filter(p: A => Boolean): ArrayBuffer[A] = new ArrayBuffer[A](kept(p))
  override def withFilter(p: A => Boolean): ArrayBuffer[A] = filter(p)
  override def reverse: ArrayBuffer[A] = new ArrayBuffer[A](toList.reverse)
  override def sorted[B >: A](implicit ord: Ordering[B]): ArrayBuffer[A] = new ArrayBuffer[A](toList.sorted(ord))
  override def indices: Range = toList.indices
  @showing override def toString(): String = mkString("ArrayBuffer(", ", ", ")")
}
object ArrayBuffer {
  def apply[A](xs: A*): ArrayBuffer[A] = new ArrayBuffer[A](xs.toList)
  def empty[A]: ArrayBuffer[A] = new ArrayBuffer[A](Nil)
  def ofList[A](xs: List[A]): ArrayBuffer[A] = new ArrayBuffer[A](xs)
  def content[A](xs: ArrayBuffer[A]): List[A] = xs.toList
  def write[A](xs: ArrayBuffer[A], x: A): Unit = xs += x
}

@closed @hidden final class Queue[A](private var items: List[A] = null, private var changes: Int = 0) extends Seq[A] with Walked[A] {
  private def put(xs: List[A]): Unit = {
    items = xs
    changes = if (scala.Core.kind(changes) == "int") changes + 1 else 1 // null after `new` without arguments
  }
  /** Scala goes on by copies of its tails, which see one change and not the other. */
  override def walk: Iterator[A] = {
    val known = changes
    val walked = Iterator.over(toList)
    def isThere(): Boolean =
      if (known == changes) walked.hasNext else scala.Core.unsupported("a queue that is changed while it is gone through")
    new Iterator(() => isThere(), () => if (isThere()) walked.next() else throw new NoSuchElementException("next on empty Iterator"))
  }
  override def wrap[B](xs: List[B]): Queue[B] = new Queue[B](xs)
  override def toList: List[A] = if (items == null) Nil else items
  def +=(x: A): Queue[A] = {
    put(toList :+ x)
    this
  }
  def +=(x: A, y: A, more: A*): Queue[A] = this += x += y ++= more
  def ++=(xs: Iterable[A]): Queue[A] = {
    put(toList ++ xs.toList)
    this
  }
  def enqueue(xs: A*): Unit = put(toList ++ xs.toList)
  def dequeue(): A = toList match {
    case x :: rest =>
      put(rest)
      x
    case Nil => throw new NoSuchElementException("queue empty")
  }
  def dequeueFirst(p: A => Boolean): Option[A] = toList.find(p) match {
    case None => None
    case found =>
      val before = toList.takeWhile(x => !p(x))
      put(before ++ toList.drop(before.length + 1))
      found
  }
  def front: A = head
  override def head: A = if (toList.isEmpty) throw new NoSuchElementException() else toList.head
  override def apply(i: Int): A = toList.apply(i)
  def update(i: Int, x: A): Unit = put(toList.updated(i, x))
  def clear(): Unit = put(Nil)
  override def length: Int = toList.length
  override def map[B](f: A => B): Queue[B] = new Queue[B](mapped(f))
  override def filter(p: A => Boolean): Queue[A] = new Queue[A](kept(p))
  override def withFilter(p: A => Boolean): Queue[A] = filter(p)
  override def reverse: Queue[A] = new Queue[A](toList.reverse)
  def clone(): Queue[A] = new Queue[A](toList)
  @showing override def toString(): String = mkString("Queue(", ", ", ")")
}
object Queue {
  def apply[A](xs: A*): Queue[A] = new Queue[A](xs.toList)
  def empty[A]: Queue[A] = new Queue[A](Nil)
  def ofList[A](xs: List[A]): Queue[A] = new Queue[A](xs)
  def content[A](xs: Queue[A]): List[A] = xs.toList
  def write[A](xs: Queue[A], x: A): Unit = xs += x
}

/** The top comes first. */
@closed @hidden final class Stack[A](private var items: List[A] = null) extends Seq[A] {
  override def wrap[B](xs: List[B]): Stack[B] = new Stack[B](xs)
  override def toList: List[A] = if (items == null) Nil else items
  def elems: List[A] = toList
  def push(x: A): Stack[A] = {
    items = x :: toList
    this
  }
  def push(x: A, y: A, more: A*): Stack[A] = push(x).push(y).pushAll(more)
  def pushAll(xs: Iterable[A]): Stack[A] = {
    items = xs.toList.reverse ++ toList
    this
  }
  def top: A = toList.head
  def pop(): A = {
    val x = toList.head
    items = toList.tail
    x
  }
  override def apply(i: Int): A = toList.apply(i)
  def update(i: Int, x: A): Unit = items = toList.updated(i, x)
  def clear(): Unit = items = Nil
  override def length: Int = toList.length
  override def map[B](f: A => B): Stack[B] = new Stack[B](toList.map(f))
  override def filter(p: A => Boolean): Stack[A] = new Stack[A](toList.filter(p))
  override def withFilter(p: A => Boolean): Stack[A] = filter(p)
  override def reverse: Stack[A] = new Stack[A](toList.reverse)
  def clone(): Stack[A] = new Stack[A](toList)
  @showing override def toString(): String = mkString("Stack(", ", ", ")")
}
object Stack {
  def apply[A](xs: A*): Stack[A] = new Stack[A](xs.toList)
  def empty[A]: Stack[A] = new Stack[A](Nil)
  def ofList[A](xs: List[A]): Stack[A] = new Stack[A](xs)
  def content[A](xs: Stack[A]): List[A] = xs.toList
  def write[A](xs: Stack[A], x: A): Unit = xs.push(x)
}

@closed @hidden final class Map[A, B](private var entries: scala.Map[A, B] = null, private var shrunk: Boolean = false) extends Iterable[(A, B)] {
  /** In the order in which the keys were put in. */
  def held: scala.Map[A, B] = if (entries == null) scala.Map.table[A, B](Nil) else entries
  def toMap: scala.Map[A, B] = scala.Map.from(toList)
  override def toList: List[(A, B)] =
    if (size < 2) held.pairs
    else if (shrunk) scala.Core.unsupported("the order of a mutable map that was larger")
    else scala.HashOrder.table[(A, B)](held.pairs, e => e._1)
  /** The keys as they were at the beginning: of them, any that was visited may be taken out, and any may get another value. */
  override def iterator: Iterator[(A, B)] = {
    var keys = toList.map(e => e._1)
    var known = held
    def isThere(): Boolean = {
      if (!scala.Core.same(known, held)) {
        if (!keys.forall(k => held.contains(k)) || !held.pairs.forall(e => known.contains(e._1)))
          scala.Core.unsupported("a mutable map whose keys change while it is gone through")
        known = held
      }
      !keys.isEmpty
    }
    def give(): (A, B) = {
      if (!isThere()) throw new NoSuchElementException("next on empty iterator")
      val key = keys.head
      keys = keys.tail
      (key, apply(key))
    }
    new Iterator(() => isThere(), () => give())
  }
  override def toIterator: Iterator[(A, B)] = iterator
  override def foreach[U](f: ((A, B)) => U): Unit = iterator.foreach(f)
  override def foldLeft[C](z: C)(op: (C, (A, B)) => C): C = iterator.foldLeft(z)(op)
  override def exists(p: ((A, B)) => Boolean): Boolean = iterator.exists(p)
  override def forall(p: ((A, B)) => Boolean): Boolean = iterator.forall(p)
  override def count(p: ((A, B)) => Boolean): Int = iterator.count(p)
  override def find(p: ((A, B)) => Boolean): Option[(A, B)] = iterator.find(p)
  /** A table does not become smaller again: it begins with place for twelve. */
  private def without(key: A): Unit = {
    shrunk = shrunk || size > 12
    entries = held - key
  }
  override def size: Int = held.size
  override def isEmpty: Boolean = held.isEmpty
  def get(key: A): Option[B] = held.get(key)
  @showing def apply(key: A): B = held.get(key) match {
    case Some(v) => v
    case None => throw new NoSuchElementException("key not found: " + key)
  }
  def getOrElse[C >: B](key: A, default: => C): C = held.getOrElse(key, default)
  def contains(key: A): Boolean = held.contains(key)
  def update(key: A, value: B): Unit = entries = held.updated(key, value)
  def put(key: A, value: B): Option[B] = {
    val old = held.get(key)
    entries = held.updated(key, value)
    old
  }
  def getOrElseUpdate(key: A, value: => B): B = held.get(key) match {
    case Some(v) => v
    case None =>
      val made = value
      entries = held.updated(key, made)
      made
  }
  def +=(entry: (A, B)): Map[A, B] = {
    entries = held.updated(entry._1, entry._2)
    this
  }
  def +=(first: (A, B), second: (A, B), more: (A, B)*): Map[A, B] = this += first += second ++= more
  def ++=(xs: Iterable[(A, B)]): Map[A, B] = {
    xs.toList.foreach(entry => this += entry)
    this
  }
  def -=(key: A): Map[A, B] = {
    without(key)
    this
  }
  def -=(first: A, second: A, more: A*): Map[A, B] = this -= first -= second --= more
  def --=(xs: Iterable[A]): Map[A, B] = {
    xs.toList.foreach(key => this -= key)
    this
  }
  def remove(key: A): Option[B] = {
    val old = held.get(key)
    without(key)
    old
  }
  def map[C](f: ((A, B)) => C): Iterable[C] = scala.Core.unsupported("what becomes of a map that changes")
  def flatMap[C](f: ((A, B)) => Iterable[C]): Iterable[C] = scala.Core.unsupported("what becomes of a map that changes")
  def filter(p: ((A, B)) => Boolean): Map[A, B] = new Map[A, B](scala.Map.table(iterator.filter(p).toList))
  def filterNot(p: ((A, B)) => Boolean): Map[A, B] = filter(e => !p(e))
  def withFilter(p: ((A, B)) => Boolean): Map[A, B] = filter(p)
  def keys: Iterable[A] = keySet
  def values: Iterable[B] = new MapParts[B](() => iterator.map(e => e._2), () => size, "HashMap(")
  def keySet: scala.Set[A] =
    scala.SetView.held(new SetView[A](() => keysNow, () => iterator.map(e => e._1), key => contains(key)))
  private def keysNow: scala.Set[A] =
    if (shrunk || size > 4) new scala.Set[A](inTable.map(e => e._1), scala.Order.Grouped)
    else scala.Set.from(toList.map(e => e._1))
  private def inTable: List[(A, B)] = if (shrunk) toList else held.pairs
  override def toSeq: Seq[(A, B)] = new ArrayBuffer[(A, B)](toList)
  def clear(): Unit = {
    shrunk = shrunk || size > 12
    entries = scala.Map.table[A, B](Nil)
  }
  def clone(): Map[A, B] = if (size < 2) new Map[A, B](held) else new Map[A, B](scala.Map.table(toList))
  @showing override def mkString(start: String, sep: String, end: String): String =
    start + scala.Core.join(sep, Array.from(toList.map(e => e._1.toString + " -> " + e._2.toString))) + end
  @showing override def toString(): String = mkString("Map(", ", ", ")")
}
object HashMap {
  def apply[A, B](xs: (A, B)*): Map[A, B] = new Map[A, B](scala.Map.table(xs))
  def empty[A, B]: Map[A, B] = new Map[A, B](scala.Map.table[A, B](Nil))
}
object HashSet {
  def apply[A](xs: A*): Set[A] = new Set[A](scala.Set.table(xs))
  def empty[A]: Set[A] = new Set[A](scala.Set.table[A](Nil))
}
object Map {
  def apply[A, B](xs: (A, B)*): Map[A, B] = new Map[A, B](scala.Map.table(xs))
  def empty[A, B]: Map[A, B] = new Map[A, B](scala.Map.table[A, B](Nil))
  def ofList[A, B](xs: List[(A, B)]): Map[A, B] = new Map[A, B](scala.Map.table(xs))
  def content[A, B](xs: Map[A, B]): List[(A, B)] = scala.Map.content(xs.held)
  def write[A, B](xs: Map[A, B], key: A, value: B): Unit = xs.update(key, value)
}

@closed @hidden final class Set[A](private var items: scala.Set[A] = null, private var shrunk: Int = 0) extends Iterable[A] {
  def toImmutable: scala.Set[A] = if (items == null) scala.Set.table[A](Nil) else items
  override def toList: List[A] = if (size < 2) toImmutable.elements else scala.HashOrder.flat(toImmutable.elements, shrunk)
  /** The elements as they were at the beginning: of them, any that was visited may be taken out, if no other moves then. */
  override def iterator: Iterator[A] = {
    var rest = toList
    var known = toImmutable
    def isThere(): Boolean = {
      if (!scala.Core.same(known, toImmutable)) {
        val isLess = rest.forall(x => toImmutable.contains(x)) && toImmutable.elements.forall(x => known.contains(x))
        if (!isLess || scala.HashOrder.isCrowded(known.elements))
          scala.Core.unsupported("a mutable set that is changed while it is gone through")
        known = toImmutable
      }
      !rest.isEmpty
    }
    def give(): A = {
      if (!isThere()) throw new NoSuchElementException("next on empty iterator")
      val x = rest.head
      rest = rest.tail
      x
    }
    new Iterator(() => isThere(), () => give())
  }
  override def toIterator: Iterator[A] = iterator
  override def toSeq: Seq[A] = new ArrayBuffer[A](toList)
  override def foreach[U](f: A => U): Unit = iterator.foreach(f)
  override def foldLeft[C](z: C)(op: (C, A) => C): C = iterator.foldLeft(z)(op)
  override def exists(p: A => Boolean): Boolean = iterator.exists(p)
  override def forall(p: A => Boolean): Boolean = iterator.forall(p)
  override def count(p: A => Boolean): Int = iterator.count(p)
  override def find(p: A => Boolean): Option[A] = iterator.find(p)
  /** How large it was when something was taken out. */
  private def shrink(): Unit = if (size > shrunk) shrunk = size
  override def size: Int = toImmutable.size
  override def isEmpty: Boolean = toImmutable.isEmpty
  def contains(x: A): Boolean = toImmutable.contains(x)
  def apply(x: A): Boolean = toImmutable.contains(x)
  def +=(x: A): Set[A] = {
    items = toImmutable + x
    this
  }
  def -=(x: A): Set[A] = {
    shrink()
    items = toImmutable - x
    this
  }
  def +=(x: A, y: A, more: A*): Set[A] = this += x += y ++= more
  def ++=(xs: Iterable[A]): Set[A] = {
    xs.toList.foreach(x => this += x)
    this
  }
  def -=(x: A, y: A, more: A*): Set[A] = this -= x -= y --= more
  def --=(xs: Iterable[A]): Set[A] = {
    xs.toList.foreach(x => this -= x)
    this
  }
  def map[B](f: A => B): Set[B] = new Set[B](scala.Set.table(iterator.map(f).toList))
  def flatMap[B](f: A => Iterable[B]): Set[B] = new Set[B](scala.Set.table(iterator.map(x => scala.Set.elementsOf(f(x))).toList.flatMap(xs => xs)))
  def filter(p: A => Boolean): Set[A] = new Set[A](scala.Set.table(iterator.filter(p).toList))
  def filterNot(p: A => Boolean): Set[A] = filter(x => !p(x))
  def withFilter(p: A => Boolean): Set[A] = filter(p)
  def collect[B](pf: PartialFunction[A, B]): Set[B] = flatMap(pf.lift)
  def zipWithIndex: Set[(A, Int)] = new Set[(A, Int)](scala.Set.table(toList.zipWithIndex))
  def add(x: A): Boolean = {
    val isNew = !toImmutable.contains(x)
    items = toImmutable + x
    isNew
  }
  def remove(x: A): Boolean = {
    val wasThere = toImmutable.contains(x)
    shrink()
    items = toImmutable - x
    wasThere
  }
  def clear(): Unit = {
    shrink()
    items = scala.Set.table[A](Nil)
  }
  def clone(): Set[A] = if (size < 2) new Set[A](toImmutable) else new Set[A](scala.Set.table(toList))
  @showing override def toString(): String = mkString("Set(", ", ", ")")
}
object Set {
  def apply[A](xs: A*): Set[A] = new Set[A](scala.Set.table(xs))
  def empty[A]: Set[A] = new Set[A](scala.Set.table[A](Nil))
  def ofList[A](xs: List[A]): Set[A] = new Set[A](scala.Set.table(xs))
  def content[A](xs: Set[A]): List[A] = scala.Set.content(xs.toImmutable)
  def write[A](xs: Set[A], x: A): Unit = xs += x
}
