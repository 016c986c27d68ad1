// Collections that change, by the lists that they hold.
package scala.collection.mutable

@closed @hidden final class ListBuffer[A](private var items: List[A] = null) extends Seq[A] {
  override def wrap[B](xs: List[B]): ListBuffer[B] = new ListBuffer[B](xs)
  override def toList: List[A] = if (items == null) Nil else items
  def +=(x: A): ListBuffer[A] = {
    items = toList :+ x
    this
  }
  def +=(x: A, y: A, more: A*): ListBuffer[A] = this += x += y ++= more
  def append(xs: A*): Unit = items = toList ++ xs.toList
  def addOne(x: A): ListBuffer[A] = this += x
  def prepend(xs: A*): Unit = items = xs.toList ++ toList
  def +=:(x: A): ListBuffer[A] = {
    items = x :: toList
    this
  }
  def appendAll(xs: Iterable[A]): Unit = items = toList ++ xs.toList
  def prependAll(xs: Iterable[A]): Unit = items = xs.toList ++ toList
  def insertAll(i: Int, xs: Iterable[A]): Unit = {
    if (i < 0 || i > length) throw new IndexOutOfBoundsException(i.toString)
    items = toList.take(i) ++ xs.toList ++ toList.drop(i)
  }
  def trimStart(n: Int): Unit = items = toList.drop(n)
  def trimEnd(n: Int): Unit = items = toList.dropRight(n)
  def clone(): ListBuffer[A] = new ListBuffer[A](toList)
  def ++=(xs: Iterable[A]): ListBuffer[A] = {
    items = toList ++ xs.toList
    this
  }
  def -=(x: A): ListBuffer[A] = {
    items = List.without(toList, x)
    this
  }
  def -=(x: A, y: A, more: A*): ListBuffer[A] = this -= x -= y --= more
  def --=(xs: Iterable[A]): ListBuffer[A] = {
    items = xs.toList.foldLeft(toList)((rest, x) => List.without(rest, x))
    this
  }
  override def apply(i: Int): A = toList.apply(i)
  def update(i: Int, x: A): Unit = items = toList.updated(i, x)
  def insert(i: Int, xs: A*): Unit = insertAll(i, xs)
  def remove(i: Int): A = {
    val x = toList.apply(i)
    items = toList.take(i) ++ toList.drop(i + 1)
    x
  }
  def clear(): Unit = items = Nil
  override def length: Int = toList.length
  override def map[B](f: A => B): ListBuffer[B] = new ListBuffer[B](toList.map(f))
  override def filter(p: A => Boolean): ListBuffer[A] = new ListBuffer[A](toList.filter(p))
  override def withFilter(p: A => Boolean): ListBuffer[A] = filter(p)
  override def reverse: ListBuffer[A] = new ListBuffer[A](toList.reverse)
  override def sorted[B >: A](implicit ord: Ordering[B]): ListBuffer[A] = new ListBuffer[A](toList.sorted(ord))
  override def indices: Range = toList.indices
  @showing override def toString(): String = mkString("ListBuffer(", ", ", ")")
}
object ListBuffer {
  def apply[A](xs: A*): ListBuffer[A] = new ListBuffer[A](xs.toList)
  def empty[A]: ListBuffer[A] = new ListBuffer[A](Nil)
  /** How inputs are made, what is seen of results, and a change that shows. */
  def ofList[A](xs: List[A]): ListBuffer[A] = new ListBuffer[A](xs)
  def content[A](xs: ListBuffer[A]): List[A] = xs.toList
  def write[A](xs: ListBuffer[A], x: A): Unit = xs += x
}

@closed @hidden final class ArrayBuffer[A](private var items: List[A] = null) extends IndexedSeq[A] {
  override def wrap[B](xs: List[B]): ArrayBuffer[B] = new ArrayBuffer[B](xs)
  override def toList: List[A] = if (items == null) Nil else items
  def +=(x: A): ArrayBuffer[A] = {
    items = toList :+ x
    this
  }
  def +=(x: A, y: A, more: A*): ArrayBuffer[A] = this += x += y ++= more
  def append(xs: A*): Unit = items = toList ++ xs.toList
  def addOne(x: A): ArrayBuffer[A] = this += x
  def prepend(xs: A*): Unit = items = xs.toList ++ toList
  def +=:(x: A): ArrayBuffer[A] = {
    items = x :: toList
    this
  }
  def appendAll(xs: Iterable[A]): Unit = items = toList ++ xs.toList
  def prependAll(xs: Iterable[A]): Unit = items = xs.toList ++ toList
  def insertAll(i: Int, xs: Iterable[A]): Unit = {
    if (i < 0 || i > length) throw new IndexOutOfBoundsException(i.toString)
    items = toList.take(i) ++ xs.toList ++ toList.drop(i)
  }
  def trimStart(n: Int): Unit = items = toList.drop(n)
  def trimEnd(n: Int): Unit = items = toList.dropRight(n)
  def clone(): ArrayBuffer[A] = new ArrayBuffer[A](toList)
  def ++=(xs: Iterable[A]): ArrayBuffer[A] = {
    items = toList ++ xs.toList
    this
  }
  def -=(x: A): ArrayBuffer[A] = {
    items = List.without(toList, x)
    this
  }
  def -=(x: A, y: A, more: A*): ArrayBuffer[A] = this -= x -= y --= more
  def --=(xs: Iterable[A]): ArrayBuffer[A] = {
    items = xs.toList.foldLeft(toList)((rest, x) => List.without(rest, x))
    this
  }
  override def apply(i: Int): A = toList.apply(i)
  def update(i: Int, x: A): Unit = items = toList.updated(i, x)
  def insert(i: Int, xs: A*): Unit = insertAll(i, xs)
  def remove(i: Int): A = {
    val x = toList.apply(i)
    items = toList.take(i) ++ toList.drop(i + 1)
    x
  }
  def clear(): Unit = items = Nil
  override def length: Int = toList.length
  override def map[B](f: A => B): ArrayBuffer[B] = new ArrayBuffer[B](toList.map(f))
  override def filter(p: A => Boolean): ArrayBuffer[A] = new ArrayBuffer[A](toList.filter(p))
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

@closed @hidden final class Queue[A](private var items: List[A] = null) extends Seq[A] {
  override def wrap[B](xs: List[B]): Queue[B] = new Queue[B](xs)
  override def toList: List[A] = if (items == null) Nil else items
  def +=(x: A): Queue[A] = {
    items = toList :+ x
    this
  }
  def +=(x: A, y: A, more: A*): Queue[A] = this += x += y ++= more
  def ++=(xs: Iterable[A]): Queue[A] = {
    items = toList ++ xs.toList
    this
  }
  def enqueue(xs: A*): Unit = items = toList ++ xs.toList
  def dequeue(): A = toList match {
    case x :: rest =>
      items = rest
      x
    case Nil => throw new NoSuchElementException("queue empty")
  }
  def dequeueFirst(p: A => Boolean): Option[A] = toList.find(p) match {
    case None => None
    case found =>
      val before = toList.takeWhile(x => !p(x))
      items = before ++ toList.drop(before.length + 1)
      found
  }
  def front: A = head
  override def head: A = if (toList.isEmpty) throw new NoSuchElementException() else toList.head
  override def apply(i: Int): A = toList.apply(i)
  def update(i: Int, x: A): Unit = items = toList.updated(i, x)
  def clear(): Unit = items = Nil
  override def length: Int = toList.length
  override def map[B](f: A => B): Queue[B] = new Queue[B](toList.map(f))
  override def filter(p: A => Boolean): Queue[A] = new Queue[A](toList.filter(p))
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
  def held: scala.Map[A, B] = if (entries == null) scala.Map.empty[A, B] else entries
  def toMap: scala.Map[A, B] = if (size < 2) held else scala.Map.from(toList)
  override def toList: List[(A, B)] =
    if (size < 2) held.pairs
    else if (shrunk) scala.Core.unsupported("the order of a mutable map that was larger")
    else scala.HashOrder.table[(A, B)](held.pairs, e => e._1)
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
  def filter(p: ((A, B)) => Boolean): Map[A, B] = new Map[A, B](scala.Map.from(toList.filter(p)))
  def withFilter(p: ((A, B)) => Boolean): Map[A, B] = filter(p)
  def keys: Iterable[A] = keySet
  def values: Iterable[B] = toList.map(e => e._2)
  def keySet: scala.Set[A] =
    if (shrunk || size > 4) new scala.Set[A](inTable.map(e => e._1), scala.Order.Grouped)
    else scala.Set.from(toList.map(e => e._1))
  private def inTable: List[(A, B)] = if (shrunk) toList else held.pairs
  def clear(): Unit = {
    shrunk = shrunk || size > 12
    entries = scala.Map.empty[A, B]
  }
  def clone(): Map[A, B] = if (size < 2) new Map[A, B](held) else new Map[A, B](scala.Map.from(toList))
  @showing override def mkString(start: String, sep: String, end: String): String =
    start + scala.Core.join(sep, Array.from(toList.map(e => e._1.toString + " -> " + e._2.toString))) + end
  @showing override def toString(): String = mkString("Map(", ", ", ")")
}
object HashMap {
  def apply[A, B](xs: (A, B)*): Map[A, B] = new Map[A, B](scala.Map.from(xs))
  def empty[A, B]: Map[A, B] = new Map[A, B](scala.Map.empty[A, B])
}
object HashSet {
  def apply[A](xs: A*): Set[A] = new Set[A](scala.Set.from(xs))
  def empty[A]: Set[A] = new Set[A](scala.Set.empty[A])
}
object Map {
  def apply[A, B](xs: (A, B)*): Map[A, B] = new Map[A, B](scala.Map.from(xs))
  def empty[A, B]: Map[A, B] = new Map[A, B](scala.Map.empty[A, B])
  def ofList[A, B](xs: List[(A, B)]): Map[A, B] = new Map[A, B](scala.Map.from(xs))
  def content[A, B](xs: Map[A, B]): List[(A, B)] = scala.Map.content(xs.held)
  def write[A, B](xs: Map[A, B], key: A, value: B): Unit = xs.update(key, value)
}

@closed @hidden final class Set[A](private var items: scala.Set[A] = null, private var shrunk: Int = 0) extends Iterable[A] {
  def toImmutable: scala.Set[A] = if (items == null) scala.Set.empty[A] else items
  override def toList: List[A] = if (size < 2) toImmutable.elements else scala.HashOrder.flat(toImmutable.elements, shrunk)
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
  def map[B](f: A => B): Set[B] = new Set[B](scala.Set.from(toList.map(f)))
  def flatMap[B](f: A => Iterable[B]): Set[B] = new Set[B](scala.Set.from(toList.flatMap(x => scala.Set.elementsOf(f(x)))))
  def filter(p: A => Boolean): Set[A] = new Set[A](scala.Set.from(toList.filter(p)))
  def withFilter(p: A => Boolean): Set[A] = filter(p)
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
    items = scala.Set.empty[A]
  }
  def clone(): Set[A] = if (size < 2) new Set[A](toImmutable) else new Set[A](scala.Set.from(toList))
  @showing override def toString(): String = mkString("Set(", ", ", ")")
}
object Set {
  def apply[A](xs: A*): Set[A] = new Set[A](scala.Set.from(xs))
  def empty[A]: Set[A] = new Set[A](scala.Set.empty[A])
  def ofList[A](xs: List[A]): Set[A] = new Set[A](scala.Set.from(xs))
  def content[A](xs: Set[A]): List[A] = scala.Set.content(xs.toImmutable)
  def write[A](xs: Set[A], x: A): Unit = xs += x
}
