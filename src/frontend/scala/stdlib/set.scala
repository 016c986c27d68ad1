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
}

@hidden final class Set[A](items: List[A], order: Int) extends Iterable[A] {
  /** In no order that may be seen. */
  def elements: List[A] = items
  def kind: Int = order
  override def toList: List[A] =
    if (order == Order.Given) items
    else if (order == Order.Grouped) HashOrder.table[A](items, x => x)
    else HashOrder.trie[A](items, x => x)
  /** Some of its elements, in whatever order they are given. */
  private def part(xs: List[A]): Set[A] =
    if (order == Order.OfHashed && xs.lengthCompare(4) > 0) new Set(xs, Order.Hashed) else new Set(xs, order)
  override def size: Int = items.length
  override def isEmpty: Boolean = items.isEmptyList
  override def nonEmpty: Boolean = !items.isEmptyList
  def contains(elem: A): Boolean = items.contains(elem)
  def apply(elem: A): Boolean = items.contains(elem)
  def +(elem: A): Set[A] =
    if (items.contains(elem)) this
    else if (order == Order.Hashed || items.lengthCompare(4) >= 0) new Set(items :+ elem, Order.Hashed)
    else new Set(toList :+ elem, Order.Given)
  def +(a: A, b: A, more: A*): Set[A] = this + a + b ++ more
  def -(a: A, b: A, more: A*): Set[A] = this - a - b -- more
  def incl(elem: A): Set[A] = this + elem
  def -(elem: A): Set[A] = if (items.contains(elem)) part(items.filter(x => x != elem)) else this
  def excl(elem: A): Set[A] = this - elem
  def ++(that: Iterable[A]): Set[A] = Set.elementsOf(that).foldLeft(this)((s, x) => s + x)
  def concat(that: Iterable[A]): Set[A] = this ++ that
  def --(that: Iterable[A]): Set[A] = Set.elementsOf(that).foldLeft(this)((s, x) => s - x)
  def |(that: Set[A]): Set[A] = this ++ that
  def union(that: Set[A]): Set[A] = this ++ that
  def &(that: Set[A]): Set[A] = part(items.filter(x => that.contains(x)))
  def intersect(that: Set[A]): Set[A] = this & that
  def &~(that: Set[A]): Set[A] = part(items.filter(x => !that.contains(x)))
  def diff(that: Set[A]): Set[A] = this &~ that
  def subsetOf(that: Set[A]): Boolean = items.forall(x => that.contains(x))
  def filter(p: A => Boolean): Set[A] = part(items.filter(p))
  def filterNot(p: A => Boolean): Set[A] = part(items.filterNot(p))
  def withFilter(p: A => Boolean): Set[A] = filter(p)
  def partition(p: A => Boolean): (Set[A], Set[A]) = {
    val (yes, no) = items.partition(p)
    (part(yes), part(no))
  }
  def map[B](f: A => B): Set[B] = Set.from(toList.map(f))
  def flatMap[B](f: A => Iterable[B]): Set[B] = Set.from(toList.flatMap(x => Set.elementsOf(f(x))))
  def flatten[B](implicit asIterable: A <:< Iterable[B]): Set[B] = flatMap(x => asIterable(x))
  def collect[B](pf: PartialFunction[A, B]): Set[B] = Set.from(toList.collect(pf))
  override def exists(p: A => Boolean): Boolean = items.exists(p)
  override def forall(p: A => Boolean): Boolean = items.forall(p)
  override def count(p: A => Boolean): Int = items.count(p)
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
  override def toSet[B >: A]: Set[B] = new Set[B](items, order)
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
  /** How inputs are made, and results are compared: what order elements came in does not count. */
  def ofList[A](xs: List[A]): Set[A] = from(xs)
  def content[A](s: Set[A]): List[A] = s.elements.sortWith((a, b) => Core.compareAny(a, b) < 0)
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

@hidden final class Map[A, +B](entries: List[(A, B)], order: Int) extends Iterable[(A, B)] {
  /** In no order that may be seen. */
  def pairs: List[(A, B)] = entries
  override def toList: List[(A, B)] =
    if (order == Order.Given) entries
    else if (order == Order.Grouped) HashOrder.table[(A, B)](entries, e => e._1)
    else HashOrder.trie[(A, B)](entries, e => e._1)
  /** Some of its entries, in whatever order they are given. */
  private def part[C](es: List[(A, C)]): Map[A, C] =
    if (order == Order.OfHashed && es.lengthCompare(4) > 0) new Map(es, Order.Hashed) else new Map(es, order)
  /** A set or map that shows what this one has. */
  private def viewed: Int = if (order == Order.Hashed) Order.OfHashed else order
  override def size: Int = entries.length
  override def isEmpty: Boolean = entries.isEmptyList
  override def nonEmpty: Boolean = !entries.isEmptyList
  def get(key: A): Option[B] = {
    def go(rest: List[(A, B)]): Option[B] = rest match {
      case (k, v) :: more => if (k == key) Some(v) else go(more)
      case Nil => None
    }
    go(entries)
  }
  @showing def apply(key: A): B = get(key) match {
    case Some(v) => v
    case None => throw new NoSuchElementException("key not found: " + key)
  }
  def contains(key: A): Boolean = get(key).isDefined
  def isDefinedAt(key: A): Boolean = contains(key)
  def getOrElse[C >: B](key: A, default: => C): C = get(key) match {
    case Some(v) => v
    case None => default
  }
  def applyOrElse[C >: B](key: A, default: A => C): C = getOrElse(key, default(key))
  def updated[C >: B](key: A, value: C): Map[A, C] =
    if (contains(key)) new Map(entries.map(e => if (e._1 == key) (e._1, value) else e), order)
    else if (order == Order.Hashed || entries.lengthCompare(4) >= 0)
      new Map[A, C](entries :+ ((key, value)), Order.Hashed)
    else new Map[A, C](toList :+ ((key, value)), Order.Given)
  def +[C >: B](entry: (A, C)): Map[A, C] = updated(entry._1, entry._2)
  def +[C >: B](a: (A, C), b: (A, C), more: (A, C)*): Map[A, C] = this + a + b ++ more
  def -(key: A): Map[A, B] = if (contains(key)) part(entries.filter(e => e._1 != key)) else this
  def removed(key: A): Map[A, B] = this - key
  def ++[C >: B](that: Iterable[(A, C)]): Map[A, C] = {
    val start: Map[A, C] = new Map[A, C](entries, order)
    Map.pairsOf(that).foldLeft(start)((m, e) => m + e)
  }
  def concat[C >: B](that: Iterable[(A, C)]): Map[A, C] = this ++ that
  def -(a: A, b: A, more: A*): Map[A, B] = this - a - b -- more
  def --(keys: Iterable[A]): Map[A, B] = Set.elementsOf(keys).foldLeft(this)((m, k) => m - k)
  override def toSeq: Seq[(A, B)] = new scala.collection.mutable.ArrayBuffer[(A, B)](toList)
  def keys: Iterable[A] = keySet
  def keySet: Set[A] = new Set(entries.map(e => e._1), viewed)
  def values: Iterable[B] = toList.map(e => e._2)
  def keysIterator: Iterator[A] = toList.map(e => e._1).iterator
  def valuesIterator: Iterator[B] = toList.map(e => e._2).iterator
  /** The same keys, in the same order. */
  def withValues[C](f: B => C): Map[A, C] = new Map(entries.map(e => (e._1, f(e._2))), order)
  def mapValues[C](f: B => C): Map[A, C] = new Map(entries.map(e => (e._1, f(e._2))), viewed)
  def transform[C](f: (A, B) => C): Map[A, C] = Map.from(toList.map(e => (e._1, f(e._1, e._2))))
  def filterKeys(p: A => Boolean): Map[A, B] = new Map(entries.filter(e => p(e._1)), viewed)
  def filter(p: ((A, B)) => Boolean): Map[A, B] = part(entries.filter(p))
  def filterNot(p: ((A, B)) => Boolean): Map[A, B] = part(entries.filterNot(p))
  def withFilter(p: ((A, B)) => Boolean): Map[A, B] = filter(p)
  def partition(p: ((A, B)) => Boolean): (Map[A, B], Map[A, B]) = {
    val (yes, no) = entries.partition(p)
    (part(yes), part(no))
  }
  def map[C, D](f: ((A, B)) => (C, D)): Map[C, D] = Map.from(toList.map(f))
  def map[C](f: ((A, B)) => C): Iterable[C] = toList.map(f)
  def flatMap[C, D](f: ((A, B)) => Iterable[(C, D)]): Map[C, D] = Map.from(toList.flatMap(e => Map.pairsOf(f(e))))
  def flatMap[C](f: ((A, B)) => Iterable[C]): Iterable[C] = toList.flatMap(f)
  def collect[C](pf: PartialFunction[(A, B), C]): Iterable[C] = toList.collect(pf)
  override def exists(p: ((A, B)) => Boolean): Boolean = entries.exists(p)
  override def forall(p: ((A, B)) => Boolean): Boolean = entries.forall(p)
  override def count(p: ((A, B)) => Boolean): Int = entries.count(p)
  override def head: (A, B) = if (isEmpty) throw new NoSuchElementException("next on empty iterator") else toList.head
  def tail: Map[A, B] = if (isEmpty) throw new UnsupportedOperationException("empty.tail") else part(toList.tail)
  def init: Map[A, B] = if (isEmpty) throw new UnsupportedOperationException("empty.init") else part(toList.init)
  def take(n: Int): Map[A, B] = part(toList.take(n))
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
    case m: Map[Any, Any] => size == m.size && entries.forall(e => m.get(e._1) == Some(e._2))
    case _ => false
  }
}

object Map {
  def apply[A, B](entries: (A, B)*): Map[A, B] = from(entries)
  def empty[A, B]: Map[A, B] = new Map[A, B](Nil, Order.Given)
  def from[A, B](entries: Iterable[(A, B)]): Map[A, B] =
    pairsOf(entries).foldLeft(new Map[A, B](Nil, Order.Given))((m, e) => m + e)
  /** What groupBy makes of the table that it fills with these keys, one after the other. */
  def grouped[A, B](entries: List[(A, B)]): Map[A, B] =
    new Map(entries, if (entries.lengthCompare(4) > 0) Order.Hashed else Order.Grouped)
  def ofList[A, B](xs: List[(A, B)]): Map[A, B] = from(xs)
  def content[A, B](m: Map[A, B]): List[(A, B)] = m.pairs.sortWith((a, b) => Core.compareAny(a._1, b._1) < 0)
  def pairsOf[A, B](xs: Iterable[(A, B)]): List[(A, B)] = xs match {
    case m: Map[A, B] => if (m.size > 4) m.pairs else m.toList
    case _ => xs.toList
  }
}
