// Sets and maps: their elements in the order in which they were put in, as Scala has it for up to four. Beyond that
// Scala's order is that of hash codes: a program that looks at the order of more elements is stopped.
package scala

@hidden final class Set[A](items: List[A]) extends Iterable[A] {
  /** In no order that may be seen. */
  def elements: List[A] = items
  override def toList: List[A] =
    if (items.lengthCompare(4) > 0) Core.unsupported("the order of a set of more than 4 elements") else items
  override def size: Int = items.length
  override def isEmpty: Boolean = items.isEmptyList
  override def nonEmpty: Boolean = !items.isEmptyList
  def contains(elem: A): Boolean = items.contains(elem)
  def apply(elem: A): Boolean = items.contains(elem)
  def +(elem: A): Set[A] = if (items.contains(elem)) this else new Set(items :+ elem)
  def +(a: A, b: A, more: A*): Set[A] = this + a + b ++ more
  def incl(elem: A): Set[A] = this + elem
  def -(elem: A): Set[A] = if (items.contains(elem)) new Set(items.filter(x => x != elem)) else this
  def excl(elem: A): Set[A] = this - elem
  def ++(that: Iterable[A]): Set[A] = Set.elementsOf(that).foldLeft(this)((s, x) => s + x)
  def concat(that: Iterable[A]): Set[A] = this ++ that
  def --(that: Iterable[A]): Set[A] = Set.elementsOf(that).foldLeft(this)((s, x) => s - x)
  def |(that: Set[A]): Set[A] = this ++ that
  def union(that: Set[A]): Set[A] = this ++ that
  def &(that: Set[A]): Set[A] = new Set(items.filter(x => that.contains(x)))
  def intersect(that: Set[A]): Set[A] = this & that
  def &~(that: Set[A]): Set[A] = new Set(items.filter(x => !that.contains(x)))
  def diff(that: Set[A]): Set[A] = this &~ that
  def subsetOf(that: Set[A]): Boolean = items.forall(x => that.contains(x))
  def filter(p: A => Boolean): Set[A] = new Set(items.filter(p))
  def filterNot(p: A => Boolean): Set[A] = new Set(items.filterNot(p))
  def withFilter(p: A => Boolean): Set[A] = filter(p)
  def partition(p: A => Boolean): (Set[A], Set[A]) = (filter(p), filterNot(p))
  def map[B](f: A => B): Set[B] = Set.from(items.map(f))
  def flatMap[B](f: A => Iterable[B]): Set[B] = Set.from(items.flatMap(x => Set.elementsOf(f(x))))
  def flatten[B](implicit asIterable: A <:< Iterable[B]): Set[B] = flatMap(x => asIterable(x))
  def collect[B](pf: PartialFunction[A, B]): Set[B] = Set.from(items.collect(pf))
  override def exists(p: A => Boolean): Boolean = items.exists(p)
  override def forall(p: A => Boolean): Boolean = items.forall(p)
  override def count(p: A => Boolean): Int = items.count(p)
  override def sum[B >: A](implicit num: Numeric[B]): B = items.sum(num)
  override def product[B >: A](implicit num: Numeric[B]): B = items.product(num)
  override def max[B >: A](implicit ord: Ordering[B]): A = items.max(ord)
  override def min[B >: A](implicit ord: Ordering[B]): A = items.min(ord)
  override def head: A = if (isEmpty) throw new NoSuchElementException("next on empty iterator") else toList.head
  def tail: Set[A] = if (isEmpty) throw new UnsupportedOperationException("empty.tail") else new Set(toList.tail)
  def groupBy[K](f: A => K): Map[K, Set[A]] = items.groupBy(f).mapValues(xs => new Set(xs))
  def take(n: Int): Set[A] = new Set(toList.take(n))
  def drop(n: Int): Set[A] = new Set(toList.drop(n))
  def zip[B](that: Iterable[B]): Set[(A, B)] = Set.from(toList.zip(that))
  def zipWithIndex: Set[(A, Int)] = Set.from(toList.zipWithIndex)
  def subsets: Iterator[Set[A]] = {
    def go(rest: List[A]): List[Set[A]] = rest match {
      case x :: more =>
        val others = go(more)
        others ++ others.map(s => new Set(x :: s.elements))
      case Nil => List(new Set[A](Nil))
    }
    go(toList).sortBy(s => s.size).iterator
  }
  override def toSet[B >: A]: Set[B] = new Set[B](items)
  @showing override def toString(): String = mkString("Set(", ", ", ")")
  override def equals(that: Any): Boolean = that match {
    case s: Set[Any] => size == s.size && items.forall(x => s.contains(x))
    case _ => false
  }
}

object Set {
  def apply[A](xs: A*): Set[A] = from(xs)
  def empty[A]: Set[A] = new Set[A](Nil)
  def from[A](xs: Iterable[A]): Set[A] = elementsOf(xs).foldLeft(new Set[A](Nil))((s, x) => s + x)
  /** How inputs are made, and results are compared: what order elements came in does not count. */
  def ofList[A](xs: List[A]): Set[A] = from(xs)
  def content[A](s: Set[A]): List[A] = s.elements.sortWith((a, b) => Core.compareAny(a, b) < 0)
  /** In whatever order. */
  def elementsOf[A](xs: Iterable[A]): List[A] = xs match {
    case s: Set[A] => s.elements
    case _ => xs.toList
  }
}

@hidden final class Map[A, +B](entries: List[(A, B)]) extends Iterable[(A, B)] {
  /** In no order that may be seen. */
  def pairs: List[(A, B)] = entries
  override def toList: List[(A, B)] =
    if (entries.lengthCompare(4) > 0) Core.unsupported("the order of a map of more than 4 keys") else entries
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
    if (contains(key)) new Map(entries.map(e => if (e._1 == key) (e._1, value) else e))
    else new Map[A, C](entries :+ ((key, value)))
  def +[C >: B](entry: (A, C)): Map[A, C] = updated(entry._1, entry._2)
  def +[C >: B](a: (A, C), b: (A, C), more: (A, C)*): Map[A, C] = this + a + b ++ more
  def -(key: A): Map[A, B] = new Map(entries.filter(e => e._1 != key))
  def removed(key: A): Map[A, B] = this - key
  def ++[C >: B](that: Iterable[(A, C)]): Map[A, C] = {
    val start: Map[A, C] = new Map[A, C](entries)
    Map.pairsOf(that).foldLeft(start)((m, e) => m + e)
  }
  def concat[C >: B](that: Iterable[(A, C)]): Map[A, C] = this ++ that
  def --(keys: Iterable[A]): Map[A, B] = Set.elementsOf(keys).foldLeft(this)((m, k) => m - k)
  def keys: Iterable[A] = keySet
  def keySet: Set[A] = new Set(entries.map(e => e._1))
  def values: Iterable[B] = toList.map(e => e._2)
  def keysIterator: Iterator[A] = toList.map(e => e._1).iterator
  def valuesIterator: Iterator[B] = toList.map(e => e._2).iterator
  def mapValues[C](f: B => C): Map[A, C] = new Map(entries.map(e => (e._1, f(e._2))))
  def transform[C](f: (A, B) => C): Map[A, C] = new Map(entries.map(e => (e._1, f(e._1, e._2))))
  def filterKeys(p: A => Boolean): Map[A, B] = new Map(entries.filter(e => p(e._1)))
  def filter(p: ((A, B)) => Boolean): Map[A, B] = new Map(entries.filter(p))
  def filterNot(p: ((A, B)) => Boolean): Map[A, B] = new Map(entries.filterNot(p))
  def withFilter(p: ((A, B)) => Boolean): Map[A, B] = filter(p)
  def partition(p: ((A, B)) => Boolean): (Map[A, B], Map[A, B]) = (filter(p), filterNot(p))
  def map[C, D](f: ((A, B)) => (C, D)): Map[C, D] = Map.from(entries.map(f))
  def map[C](f: ((A, B)) => C): Iterable[C] = toList.map(f)
  def flatMap[C, D](f: ((A, B)) => Iterable[(C, D)]): Map[C, D] = Map.from(entries.flatMap(e => Map.pairsOf(f(e))))
  def flatMap[C](f: ((A, B)) => Iterable[C]): Iterable[C] = toList.flatMap(f)
  def collect[C](pf: PartialFunction[(A, B), C]): Iterable[C] = toList.collect(pf)
  override def exists(p: ((A, B)) => Boolean): Boolean = entries.exists(p)
  override def forall(p: ((A, B)) => Boolean): Boolean = entries.forall(p)
  override def count(p: ((A, B)) => Boolean): Int = entries.count(p)
  override def head: (A, B) = if (isEmpty) throw new NoSuchElementException("next on empty iterator") else toList.head
  def groupBy[K](f: ((A, B)) => K): Map[K, Map[A, B]] = entries.groupBy(f).mapValues(xs => new Map(xs))
  def zipWithIndex: Iterable[((A, B), Int)] = toList.zipWithIndex
  def withDefaultValue[C >: B](default: C): Map[A, C] = Core.unsupported("maps with a default")
  @showing override def toString(): String =
    "Map(" + Core.join(", ", Array.from(toList.map(e => e._1.toString + " -> " + e._2.toString))) + ")"
  override def equals(that: Any): Boolean = that match {
    case m: Map[Any, Any] => size == m.size && entries.forall(e => m.get(e._1) == Some(e._2))
    case _ => false
  }
}

object Map {
  def apply[A, B](entries: (A, B)*): Map[A, B] = from(entries)
  def empty[A, B]: Map[A, B] = new Map[A, B](Nil)
  def from[A, B](entries: Iterable[(A, B)]): Map[A, B] =
    pairsOf(entries).foldLeft(new Map[A, B](Nil))((m, e) => m + e)
  def ofList[A, B](xs: List[(A, B)]): Map[A, B] = from(xs)
  def content[A, B](m: Map[A, B]): List[(A, B)] = m.pairs.sortWith((a, b) => Core.compareAny(a._1, b._1) < 0)
  def pairsOf[A, B](xs: Iterable[(A, B)]): List[(A, B)] = xs match {
    case m: Map[A, B] => m.pairs
    case _ => xs.toList
  }
}
