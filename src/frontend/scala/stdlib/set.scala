// Sets and maps. Up to four elements are kept in the order in which they were put in; beyond that Scala has hash tables,
// and what is made of these by leaving elements out still follows their hash codes. The order is computed when it is
// looked at: whether an element is there, and what is equal, does not depend on it.
package scala

object Order {
  /** In the order of `items`. */
  val Given: Int = 0
  /** A hash set or map, however few elements are left in it. */
  val Hashed: Int = 1
  /** Up to four that were put in by going through a hash set or map; a view of one, where there are more. */
  val OfHashed: Int = 2
  /** Up to four keys that were put in by going through the table that groupBy fills. */
  val Grouped: Int = 3
  /** A set or map that is computed when somebody looks: all others are below. */
  val View: Int = 5
  /** What a mutable map holds. */
  val Table: Int = 4
  /** What a mutable set holds. */
  val Flat: Int = -1
  /** Of a set, in the place where views are: it shows the keys of a map. */
  val KeysOnly: Int = 1
  /** Up to four are fields of one object. */
  def iterator[A](xs: List[A], order: Int): Iterator[A] =
    if (order == Hashed || order == Table || order == Flat || xs.isEmptyList || xs.lengthCompare(4) > 0) xs.iterator else Iterator.ofPlaces(xs)
}

/** Which keys a set or map takes for one. Up to four are compared alone; tables and tries go by their hash codes first. */
object Keys {
  def fits(order: Int, stored: Any, elem: Any): Boolean =
    if (order == Order.Flat) fits(Order.Table, stored, elem) && isOneNumber(stored, elem)
    else if (order == Order.Table)
      stored == elem && (haveOneHash(stored, elem) || Core.unsupported("equal keys of a hash table with different hash codes"))
    else if (isSmall(order) || !areOdd(stored, elem)) elem == stored
    else inTrie(order, stored, elem)
  def has(order: Int, items: List[Any], elem: Any): Boolean = items match {
    case x :: rest => fits(order, x, elem) || has(order, rest, elem)
    case Nil => false
  }
  /** What goes into a hash table: there its hash code must stay as it is. */
  def kept[A](x: A): A = if (Core.changesHash(x)) Core.unsupported("a key of a hash table that may change") else x

  /** A hash set asks a number for the hash code of its type. */
  private def isOneNumber(a: Any, b: Any): Boolean =
    (Core.kind(a) == "float") == (Core.kind(b) == "float") || Core.unsupported("equal numbers of two types in a hash set")
  private def isSmall(order: Int): Boolean = order == Order.Given || order == Order.Grouped
  private def areOdd(a: Any, b: Any): Boolean = Core.hasOddHash(a) || Core.hasOddHash(b)
  private def haveOneHash(a: Any, b: Any): Boolean =
    !areOdd(a, b) || Core.same(a, b) || Core.hash(a) == Core.hash(b)
  /** Keys with one hash code are in a list, which asks them the other way round. */
  private def inTrie(order: Int, stored: Any, elem: Any): Boolean = {
    val fits = elem == stored
    if (fits == (stored == elem)) fits && (haveOneHash(stored, elem) || isNoTrie(order))
    else if (haveOneHash(stored, elem)) Core.unsupported("keys with one hash code, of which only one equals the other")
    else fits && isNoTrie(order)
  }
  private def isNoTrie(order: Int): Boolean =
    if (order == Order.Hashed) false else Core.unsupported("equal keys with different hash codes")
}

@hidden final class Set[A](held: List[A], made: Int, looks: Int = 0) extends Iterable[A] {
  /** Of a view, in the place of the number: whoever asks by types what sets hold need not know that there are views. */
  private def view: SetView[A] = Core.cast[Int, SetView[A]](looks)
  private def isView: Boolean = made >= 5
  private def items: List[A] = if (made < 5) held else view.now().elements
  private def order: Int = if (made < 5) made else view.now().kind
  /** With what a view shows now. */
  private def settled: Set[A] = if (isView) Set.from(this) else this
  /** In no order that may be seen. */
  def elements: List[A] = if (made < 5) held else view.now().elements
  def kind: Int = order
  override def toList: List[A] =
    if (made == Order.Given) held
    else if (made == Order.Grouped) HashOrder.table[A](held, x => x)
    else if (made < 5) HashOrder.trie[A](held, x => x)
    else view.each().toList
  override def iterator: Iterator[A] =
    if (made >= 5) view.each() else Order.iterator(toList, if (looks == Order.KeysOnly) Order.Hashed else made)
  override def toIterator: Iterator[A] = iterator
  override def foreach[U](f: A => U): Unit = if (isView) view.each().foreach(f) else toList.foreach(f)
  override def foldLeft[B](z: B)(op: (B, A) => B): B =
    if (isView) view.each().foldLeft(z)(op) else toList.foldLeft(z)(op)
  /** Some of its elements, in whatever order they are given. */
  private def part(xs: List[A]): Set[A] =
    if (made >= 5) ofView(xs)
    else if (made == Order.OfHashed && xs.lengthCompare(4) > 0) new Set(xs, Order.Hashed)
    else new Set(xs, made)
  /** What is made of a view is put into a new set. */
  private def ofView(xs: List[A]): Set[A] =
    if (xs.lengthCompare(4) > 0) hashed(xs)
    else if (xs.lengthCompare(2) < 0) Set.from(xs)
    else Set.from(toList.filter(x => Keys.has(Order.Given, xs, x)))
  override def size: Int = if (made < 5) held.length else view.now().size
  override def isEmpty: Boolean = if (made < 5) held.isEmptyList else view.now().isEmpty
  override def nonEmpty: Boolean = !isEmpty
  def contains(elem: A): Boolean = if (made < 5) Keys.has(made, held, elem) else view.has(elem)
  def apply(elem: A): Boolean = contains(elem)
  def +(elem: A): Set[A] =
    if (made >= 5) settled + elem
    else if (contains(elem)) this
    else if (made == Order.Hashed || made == Order.Flat) new Set(held :+ Keys.kept(elem), made)
    else if (held.lengthCompare(4) >= 0) hashed(held :+ elem)
    else new Set(toList :+ elem, Order.Given)
  private def hashed(xs: List[A]): Set[A] =
    if (xs.exists(x => Core.hasOddHash(x))) xs.foldLeft(new Set[A](Nil, Order.Hashed))((s, x) => s + x)
    else new Set(xs.map(x => Keys.kept(x)), Order.Hashed)
  def +(a: A, b: A, more: A*): Set[A] = this + a + b ++ more
  def incl(elem: A): Set[A] = this + elem
  def -(elem: A): Set[A] =
    if (made >= 5) settled - elem
    else if (contains(elem)) part(held.filter(x => !Keys.fits(made, x, elem)))
    else this
  def -(a: A, b: A, more: A*): Set[A] = this - a - b -- more
  def excl(elem: A): Set[A] = this - elem
  def ++(that: Iterable[A]): Set[A] = {
    val start = if (made < 5 || that.isEmpty) this else settled
    Set.elementsOf(that).foldLeft(start)((s, x) => s + x)
  }
  def concat(that: Iterable[A]): Set[A] = this ++ that
  def --(that: Iterable[A]): Set[A] = {
    val start = if (made < 5 || that.isEmpty) this else settled
    Set.elementsOf(that).foldLeft(start)((s, x) => s - x)
  }
  def |(that: Set[A]): Set[A] = this ++ that
  def union(that: Set[A]): Set[A] = this ++ that
  def &(that: Set[A]): Set[A] = part(items.filter(x => that.contains(x)))
  def intersect(that: Set[A]): Set[A] = this & that
  def &~(that: Set[A]): Set[A] = if (made < 5) part(held.filter(x => !that.contains(x))) else this -- that
  def diff(that: Set[A]): Set[A] = this &~ that
  def subsetOf(that: Set[A]): Boolean = items.forall(x => that.contains(x))
  def filter(p: A => Boolean): Set[A] = part(if (made < 5) held.filter(p) else view.each().filter(p).toList)
  def filterNot(p: A => Boolean): Set[A] = if (made < 5) part(held.filterNot(p)) else filter(x => !p(x))
  def withFilter(p: A => Boolean): Set[A] = filter(p)
  def partition(p: A => Boolean): (Set[A], Set[A]) = {
    val (yes, no) = items.partition(p)
    (part(yes), part(no))
  }
  def map[B](f: A => B): Set[B] = Set.from(if (made < 5) toList.map(f) else view.each().map(f).toList)
  def flatMap[B](f: A => Iterable[B]): Set[B] = Set.from(toList.flatMap(x => Set.elementsOf(f(x))))
  def flatten[B](implicit asIterable: A <:< Iterable[B]): Set[B] = flatMap(x => asIterable(x))
  def collect[B](pf: PartialFunction[A, B]): Set[B] = Set.from(toList.collect(pf))
  override def exists(p: A => Boolean): Boolean = if (made < 5) held.exists(p) else view.each().exists(p)
  override def forall(p: A => Boolean): Boolean = if (made < 5) held.forall(p) else view.each().forall(p)
  override def count(p: A => Boolean): Int = if (made < 5) held.count(p) else view.each().count(p)
  override def sum[B >: A](implicit num: Numeric[B]): B = summands.sum(num)
  override def product[B >: A](implicit num: Numeric[B]): B = summands.product(num)
  /** Only floating-point numbers are rounded on the way. */
  private def summands: List[A] = if (items.isEmptyList || Core.kind(items.head) == "int") items else toList
  override def max[B >: A](implicit ord: Ordering[B]): A = compared(ord).max(ord)
  override def min[B >: A](implicit ord: Ordering[B]): A = compared(ord).min(ord)
  /** Where elements that are different are never equal to the ordering. */
  private def compared[B >: A](ord: Ordering[B]): List[A] = if (Ordering.tellsApart(ord)) items else toList
  override def head: A = if (isEmpty) throw new NoSuchElementException("next on empty iterator") else toList.head
  def tail: Set[A] = if (isEmpty) throw new UnsupportedOperationException("empty.tail") else part(toList.tail)
  def init: Set[A] = if (isEmpty) throw new UnsupportedOperationException("empty.init") else part(toList.init)
  def groupBy[K](f: A => K): Map[K, Set[A]] = toList.groupBy(f).withValues(xs => part(xs))
  def take(n: Int): Set[A] = part(toList.take(n))
  def drop(n: Int): Set[A] = part(toList.drop(n))
  def takeRight(n: Int): Set[A] = part(toList.takeRight(n))
  def dropRight(n: Int): Set[A] = part(toList.dropRight(n))
  def takeWhile(p: A => Boolean): Set[A] = part(toList.takeWhile(p))
  def dropWhile(p: A => Boolean): Set[A] = part(toList.dropWhile(p))
  def slice(from: Int, until: Int): Set[A] = part(toList.slice(from, until))
  def splitAt(n: Int): (Set[A], Set[A]) = (take(n), drop(n))
  def span(p: A => Boolean): (Set[A], Set[A]) = {
    val (first, rest) = toList.span(p)
    (part(first), part(rest))
  }
  def zip[B](that: Iterable[B]): Set[(A, B)] = Set.from(toList.zip(that))
  def zipWithIndex: Set[(A, Int)] = Set.from(toList.zipWithIndex)
  def subsets: Iterator[Set[A]] = {
    val all = toList
    List.range(0, all.length + 1).flatMap(n => Set.chosen(all, n)).map(xs => part(xs)).iterator
  }
  def subsets(n: Int): Iterator[Set[A]] =
    if (n < 0) Nil.iterator else Set.chosen(toList, n).map(xs => part(xs)).iterator
  override def toSet[B >: A]: Set[B] = if (isView) Set.from[B](elementsInside) else new Set[B](held, made, looks)
  private def elementsInside: List[A] = Set.elementsOf(this)
  override def toSeq: Seq[A] = new scala.collection.mutable.ArrayBuffer[A](toList)
  @showing override def toString(): String = mkString("Set(", ", ", ")")
  override def equals(that: Any): Boolean = that match {
    case s: Set[Any] => size == s.size && items.forall(x => s.contains(x))
    case _ => false
  }
}

object Set {
  def apply[A](xs: A*): Set[A] = from(xs)
  def empty[A]: Set[A] = new Set[A](Nil, Order.Given)
  def from[A](xs: Iterable[A]): Set[A] = elementsOf(xs).foldLeft(new Set[A](Nil, Order.Given))((s, x) => s + x)
  /** What a mutable set holds. */
  def table[A](xs: Iterable[A]): Set[A] = elementsOf(xs).foldLeft(new Set[A](Nil, Order.Flat))((s, x) => s + x)
  /** How inputs are made, and results are compared: what order elements came in does not count. */
  def ofList[A](xs: List[A]): Set[A] = from(xs)
  def content[A](s: Set[A]): List[A] = List.ordered(s.elements)((a, b) => Core.compareAny(a, b) < 0)
  /** In their order, unless there are so many that what they are put into has none that could be seen. */
  def elementsOf[A](xs: Iterable[A]): List[A] = xs match {
    case s: Set[A] => if (s.size > 4) s.elements else s.toList
    case _ => xs.toList
  }
  /** All choices of so many, those with earlier ones first. */
  def chosen[A](xs: List[A], n: Int): List[List[A]] =
    if (n == 0) List(Nil)
    else xs match {
      case x :: more => chosen(more, n - 1).map(c => x :: c) ++ chosen(more, n)
      case Nil => Nil
    }
}

@hidden final class Map[A, +B](items: List[(A, B)], order: Int, looks: Int = 0) extends Iterable[(A, B)] {
  /** Of a view, in the place of the number: whoever asks by types what maps hold need not know that there are views. */
  private def view: MapView[A, B] = Core.cast[Int, MapView[A, B]](looks)
  /** Of a view: that of what is made of it. */
  private def madeOrder: Int = if (order < 5) order else view.order
  /** In no order that may be seen. */
  def pairs: List[(A, B)] = if (order < 5) items else view.some().toList
  private def entries: List[(A, B)] = if (order < 5) items else view.all().toList
  /** With the values that a view has now. */
  private def settled: Map[A, B] = if (order < 5) this else part(entries)
  /** To be put into something else: in their order, unless there are so many that it has none that could be seen. */
  def entriesInside: List[(A, B)] = {
    val all = settled
    if (all.size > 4) all.pairs else all.toList
  }
  override def toList: List[(A, B)] =
    if (order >= 5) view.all().toList
    else if (order == Order.Given) entries
    else if (order == Order.Grouped) HashOrder.table[(A, B)](entries, e => e._1)
    else HashOrder.trie[(A, B)](entries, e => e._1)
  /** Some of its entries, in whatever order they are given. */
  private def part[C](es: List[(A, C)]): Map[A, C] =
    if (madeOrder == Order.OfHashed && es.lengthCompare(4) > 0) new Map(es, Order.Hashed) else new Map(es, madeOrder)
  /** A set or map that shows what this one has. */
  private def viewed: Int = if (madeOrder == Order.Hashed) Order.OfHashed else madeOrder
  override def iterator: Iterator[(A, B)] =
    if (order < 5) Order.iterator(toList, order) else view.all()
  override def toIterator: Iterator[(A, B)] = iterator
  override def foreach[U](f: ((A, B)) => U): Unit = if (order < 5) toList.foreach(f) else view.all().foreach(f)
  override def foldLeft[C](z: C)(op: (C, (A, B)) => C): C =
    if (order < 5) toList.foldLeft(z)(op) else view.all().foldLeft(z)(op)
  override def toMap[K, V](implicit asPair: ((A, B)) <:< (K, V)): Map[K, V] = Core.cast[Map[A, B], Map[K, V]](this)
  override def size: Int = if (order < 5) items.length else view.count()
  override def isEmpty: Boolean = if (order < 5) items.isEmptyList else size == 0
  override def nonEmpty: Boolean = !isEmpty
  def get(key: A): Option[B] = {
    def go(rest: List[(A, B)]): Option[B] = rest match {
      case (k, v) :: more => if (Keys.fits(order, k, key)) Some(v) else go(more)
      case Nil => None
    }
    if (order < 5) go(items) else view.find(key)
  }
  @showing def apply(key: A): B = get(key) match {
    case Some(v) => v
    case None => throw new NoSuchElementException("key not found: " + key)
  }
  def contains(key: A): Boolean = if (order < 5) get(key).isDefined else view.has(key)
  def isDefinedAt(key: A): Boolean = contains(key)
  def getOrElse[C >: B](key: A, default: => C): C = get(key) match {
    case Some(v) => v
    case None => default
  }
  def applyOrElse[C >: B](key: A, default: A => C): C = getOrElse(key, default(key))
  def updated[C >: B](key: A, value: C): Map[A, C] =
    if (order >= 5) settled.updated(key, value)
    else if (contains(key)) new Map(entries.map(e => if (Keys.fits(order, e._1, key)) (e._1, value) else e), order)
    else if (order == Order.Hashed || order == Order.Table) new Map[A, C](entries :+ ((Keys.kept(key), value)), order)
    else if (entries.lengthCompare(4) >= 0)
      Map.hashed[A, C](entries :+ ((key, value)))
    else new Map[A, C](toList :+ ((key, value)), Order.Given)
  def +[C >: B](entry: (A, C)): Map[A, C] = updated(entry._1, entry._2)
  def +[C >: B](a: (A, C), b: (A, C), more: (A, C)*): Map[A, C] = this + a + b ++ more
  def -(key: A): Map[A, B] =
    if (order >= 5) filter(e => e._1 != key)
    else if (contains(key)) part(entries.filter(e => !Keys.fits(order, e._1, key)))
    else this
  def removed(key: A): Map[A, B] = this - key
  def ++[C >: B](that: Iterable[(A, C)]): Map[A, C] = {
    val start: Map[A, C] = new Map[A, C](items, order, looks)
    Map.pairsOf(that).foldLeft(start)((m, e) => m + e)
  }
  def concat[C >: B](that: Iterable[(A, C)]): Map[A, C] = this ++ that
  def -(a: A, b: A, more: A*): Map[A, B] = this - a - b -- more
  def --(keys: Iterable[A]): Map[A, B] = Set.elementsOf(keys).foldLeft(this)((m, k) => m - k)
  override def toSeq: Seq[(A, B)] = new scala.collection.mutable.ArrayBuffer[(A, B)](toList)
  def keys: Iterable[A] = keySet
  def keySet: Set[A] = if (order < 5) new Set(items.map(e => e._1), viewed, Order.KeysOnly) else view.keys()
  def values: Iterable[B] = new MapParts[B](() => valuesIterator, () => size, "MapLike(")
  def keysIterator: Iterator[A] = iterator.map(e => e._1)
  def valuesIterator: Iterator[B] = iterator.map(e => e._2)
  /** The same keys, in the same order. */
  def withValues[C](f: B => C): Map[A, C] = new Map(entries.map(e => (e._1, f(e._2))), order)
  def mapValues[C](f: B => C): Map[A, C] = MapView.held(MapView.mapped(this, f, viewed))
  def transform[C](f: (A, B) => C): Map[A, C] = Map.from(each(e => (e._1, f(e._1, e._2))))
  def filterKeys(p: A => Boolean): Map[A, B] = MapView.held(MapView.filtered(this, p, viewed))
  def filter(p: ((A, B)) => Boolean): Map[A, B] =
    part(if (order < 5) items.filter(p) else view.all().filter(p).toList)
  /** A view is asked for everything again when the first entry is taken out. */
  def filterNot(p: ((A, B)) => Boolean): Map[A, B] =
    if (order < 5) part(items.filterNot(p)) else foldLeft(this)((m, e) => if (p(e)) m - e._1 else m)
  def withFilter(p: ((A, B)) => Boolean): Map[A, B] = filter(p)
  def partition(p: ((A, B)) => Boolean): (Map[A, B], Map[A, B]) = {
    val told = if (order < 5) items.map(e => (p(e), e)) else view.all().map(e => (p(e), e)).toList
    val (yes, no) = told.partition(e => e._1)
    (part(yes.map(e => e._2)), part(no.map(e => e._2)))
  }
  private def each[C](f: ((A, B)) => C): List[C] = if (order < 5) toList.map(f) else view.all().map(f).toList
  def map[C, D](f: ((A, B)) => (C, D)): Map[C, D] = Map.from(each(f))
  def map[C](f: ((A, B)) => C): Iterable[C] = each(f)
  def flatMap[C, D](f: ((A, B)) => Iterable[(C, D)]): Map[C, D] = Map.from(each(e => Map.pairsOf(f(e))).flatMap(es => es))
  def flatMap[C](f: ((A, B)) => Iterable[C]): Iterable[C] = each(e => f(e).toList).flatMap(xs => xs)
  def collect[C, D](pf: PartialFunction[(A, B), (C, D)]): Map[C, D] = Map.from(each(pf.lift).flatMap(found => found))
  def collect[C](pf: PartialFunction[(A, B), C]): Iterable[C] = each(pf.lift).flatMap(found => found)
  override def exists(p: ((A, B)) => Boolean): Boolean = if (order < 5) items.exists(p) else view.all().exists(p)
  override def forall(p: ((A, B)) => Boolean): Boolean = if (order < 5) items.forall(p) else view.all().forall(p)
  override def count(p: ((A, B)) => Boolean): Int = if (order < 5) items.count(p) else view.all().count(p)
  override def find(p: ((A, B)) => Boolean): Option[(A, B)] =
    if (order < 5) toList.find(p) else view.all().find(p)
  override def head: (A, B) = iterator.next()
  override def last: (A, B) = {
    val first = head
    foldLeft(first)((x, y) => y)
  }
  def tail: Map[A, B] = if (isEmpty) throw new UnsupportedOperationException("empty.tail") else part(toList.tail)
  def init: Map[A, B] = if (isEmpty) throw new UnsupportedOperationException("empty.init") else part(toList.init)
  def take(n: Int): Map[A, B] = part(if (order < 5) toList.take(n) else view.all().take(n).toList)
  def drop(n: Int): Map[A, B] = part(toList.drop(n))
  def groupBy[K](f: ((A, B)) => K): Map[K, Map[A, B]] = toList.groupBy(f).withValues(xs => part(xs))
  def zipWithIndex: Map[(A, B), Int] = Map.from(toList.zipWithIndex)
  def withDefaultValue[C >: B](default: C): Map[A, C] = Core.unsupported("maps with a default")
  @showing override def mkString: String = mkString("", "", "")
  @showing override def mkString(sep: String): String = mkString("", sep, "")
  @showing override def mkString(start: String, sep: String, end: String): String =
    start + Core.join(sep, Array.from(toList.map(e => e._1.toString + " -> " + e._2.toString))) + end
  @showing override def toString(): String = mkString("Map(", ", ", ")")
  override def equals(that: Any): Boolean = that match {
    case m: Map[Any, Any] =>
      order >= 5 && Core.same(this, m) || size == m.size && forall(e => m.get(e._1).exists(x => e._2 == x))
    case _ => false
  }
}

object Map {
  def apply[A, B](entries: (A, B)*): Map[A, B] = from(entries)
  def empty[A, B]: Map[A, B] = new Map[A, B](Nil, Order.Given)
  def from[A, B](entries: Iterable[(A, B)]): Map[A, B] =
    pairsOf(entries).foldLeft(new Map[A, B](Nil, Order.Given))((m, e) => m + e)
  def hashed[A, B](entries: List[(A, B)]): Map[A, B] =
    if (entries.exists(e => Core.hasOddHash(e._1))) entries.foldLeft(new Map[A, B](Nil, Order.Hashed))((m, e) => m + e)
    else new Map(entries.map(e => (Keys.kept(e._1), e._2)), Order.Hashed)
  /** What a mutable map holds. */
  def table[A, B](entries: Iterable[(A, B)]): Map[A, B] =
    pairsOf(entries).foldLeft(new Map[A, B](Nil, Order.Table))((m, e) => m + e)
  /** What groupBy makes of the table that it fills with these keys, one after the other. */
  def grouped[A, B](entries: List[(A, B)]): Map[A, B] =
    new Map(entries, if (entries.lengthCompare(4) > 0) Order.Hashed else Order.Grouped)
  def ofList[A, B](xs: List[(A, B)]): Map[A, B] = from(xs)
  def content[A, B](m: Map[A, B]): List[(A, B)] = List.ordered(m.pairs)((a, b) => Core.compareAny(a._1, b._1) < 0)
  def pairsOf[A, B](xs: Iterable[(A, B)]): List[(A, B)] = xs match {
    case m: Map[A, B] => m.entriesInside
    case _ => xs.toList
  }
}

/** What mapValues and filterKeys give in Scala 2.11: a map that calls the function whenever somebody looks. */
final class MapView[A, +B](
    val order: Int,
    val all: () => Iterator[(A, B)],
    val some: () => Iterator[(A, B)],
    val find: A => Option[B],
    val has: A => Boolean,
    val count: () => Int,
    val keys: () => Set[A]
)
object MapView {
  def held[A, B](view: MapView[A, B]): Map[A, B] = new Map[A, B](Nil, Order.View, Core.cast[MapView[A, B], Int](view))
  def mapped[A, B, C](of: Map[A, B], f: B => C, order: Int): MapView[A, C] = {
    def changed(entries: Iterator[(A, B)]): Iterator[(A, C)] = entries.map(e => (e._1, f(e._2)))
    new MapView(
      order,
      () => changed(of.iterator),
      () => changed(of.pairs.iterator),
      key => of.get(key).map(f),
      key => of.contains(key),
      () => of.size,
      () => SetView.held(new SetView(() => of.keySet, () => changed(of.iterator).map(e => e._1), key => of.contains(key)))
    )
  }
  def filtered[A, B](of: Map[A, B], p: A => Boolean, order: Int): MapView[A, B] = {
    def chosen(entries: Iterator[(A, B)]): Iterator[(A, B)] = entries.filter(e => p(e._1))
    new MapView(
      order,
      () => chosen(of.iterator),
      () => chosen(of.pairs.iterator),
      key => if (p(key)) of.get(key) else None,
      key => p(key) && of.contains(key),
      () => chosen(of.iterator).length,
      () => SetView.held(keysOf(() => chosen(of.iterator).map(e => e._1), key => p(key) && of.contains(key), order))
    )
  }
  private def keysOf[A](each: () => Iterator[A], has: A => Boolean, order: Int): SetView[A] =
    new SetView(() => new Set(each().toList, order), each, has)
}
/** The keys of a map that changes, or is a view itself, whenever somebody looks. */
final class SetView[A](val now: () => Set[A], val each: () => Iterator[A], val has: A => Boolean)
object SetView {
  def held[A](view: SetView[A]): Set[A] = new Set[A](Nil, Order.View, Core.cast[SetView[A], Int](view))
}
/** The values of a map, whenever somebody looks. */
final class MapParts[+B](look: () => Iterator[B], count: () => Int, shown: String) extends Iterable[B] {
  override def iterator: Iterator[B] = look()
  override def toIterator: Iterator[B] = look()
  override def toList: List[B] = look().toList
  override def foreach[U](f: B => U): Unit = look().foreach(f)
  override def foldLeft[C](z: C)(op: (C, B) => C): C = look().foldLeft(z)(op)
  override def exists(p: B => Boolean): Boolean = look().exists(p)
  override def forall(p: B => Boolean): Boolean = look().forall(p)
  override def find(p: B => Boolean): Option[B] = look().find(p)
  override def isEmpty: Boolean = !look().hasNext
  override def nonEmpty: Boolean = look().hasNext
  override def head: B = look().next()
  override def size: Int = count()
  override def toSeq: Seq[B] = look().toStream
  @showing override def toString(): String = mkString(shown, ", ", ")")
}
