// Collections that change, by the lists that they hold.
package scala.collection.mutable

@closed @hidden final class ListBuffer[A](private var items: List[A] = null) extends Seq[A] {
  override def wrap[B](xs: List[B]): ListBuffer[B] = new ListBuffer[B](xs)
  override def toList: List[A] = if (items == null) Nil else items
  def +=(x: A): ListBuffer[A] = {
    items = toList :+ x
    this
  }
  def append(x: A): Unit = items = toList :+ x
  def addOne(x: A): ListBuffer[A] = this += x
  def prepend(x: A): Unit = items = x :: toList
  def ++=(xs: Iterable[A]): ListBuffer[A] = {
    items = toList ++ xs.toList
    this
  }
  def -=(x: A): ListBuffer[A] = {
    items = List.without(toList, x)
    this
  }
  override def apply(i: Int): A = toList.apply(i)
  def update(i: Int, x: A): Unit = items = toList.updated(i, x)
  def insert(i: Int, x: A): Unit = items = toList.take(i) ++ (x :: toList.drop(i))
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
}

@closed @hidden final class ArrayBuffer[A](private var items: List[A] = null) extends IndexedSeq[A] {
  override def wrap[B](xs: List[B]): ArrayBuffer[B] = new ArrayBuffer[B](xs)
  override def toList: List[A] = if (items == null) Nil else items
  def +=(x: A): ArrayBuffer[A] = {
    items = toList :+ x
    this
  }
  def append(x: A): Unit = items = toList :+ x
  def addOne(x: A): ArrayBuffer[A] = this += x
  def prepend(x: A): Unit = items = x :: toList
  def ++=(xs: Iterable[A]): ArrayBuffer[A] = {
    items = toList ++ xs.toList
    this
  }
  def -=(x: A): ArrayBuffer[A] = {
    items = List.without(toList, x)
    this
  }
  override def apply(i: Int): A = toList.apply(i)
  def update(i: Int, x: A): Unit = items = toList.updated(i, x)
  def insert(i: Int, x: A): Unit = items = toList.take(i) ++ (x :: toList.drop(i))
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
}

@closed @hidden final class Map[A, B](private var entries: scala.Map[A, B] = null) extends Iterable[(A, B)] {
  def toMap: scala.Map[A, B] = if (entries == null) scala.Map.empty[A, B] else entries
  override def toList: List[(A, B)] = toMap.toList
  override def size: Int = toMap.size
  override def isEmpty: Boolean = toMap.isEmpty
  def get(key: A): Option[B] = toMap.get(key)
  @showing def apply(key: A): B = toMap.get(key) match {
    case Some(v) => v
    case None => throw new NoSuchElementException("key not found: " + key)
  }
  def getOrElse[C >: B](key: A, default: => C): C = toMap.getOrElse(key, default)
  def contains(key: A): Boolean = toMap.contains(key)
  def update(key: A, value: B): Unit = entries = toMap.updated(key, value)
  def put(key: A, value: B): Option[B] = {
    val old = toMap.get(key)
    entries = toMap.updated(key, value)
    old
  }
  def getOrElseUpdate(key: A, value: => B): B = toMap.get(key) match {
    case Some(v) => v
    case None =>
      val made = value
      entries = toMap.updated(key, made)
      made
  }
  def +=(entry: (A, B)): Map[A, B] = {
    entries = toMap.updated(entry._1, entry._2)
    this
  }
  def -=(key: A): Map[A, B] = {
    entries = toMap - key
    this
  }
  def remove(key: A): Option[B] = {
    val old = toMap.get(key)
    entries = toMap - key
    old
  }
  def map[C](f: ((A, B)) => C): Iterable[C] = scala.Core.unsupported("what becomes of a map that changes")
  def filter(p: ((A, B)) => Boolean): Map[A, B] = new Map[A, B](toMap.filter(p))
  def withFilter(p: ((A, B)) => Boolean): Map[A, B] = filter(p)
  def keys: Iterable[A] = toMap.keys
  def values: Iterable[B] = toMap.values
  def keySet: scala.Set[A] = toMap.keySet
  def clear(): Unit = entries = scala.Map.empty[A, B]
  @showing override def toString(): String = toMap.toString
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
}

@closed @hidden final class Set[A](private var items: scala.Set[A] = null) extends Iterable[A] {
  def toImmutable: scala.Set[A] = if (items == null) scala.Set.empty[A] else items
  override def toList: List[A] = toImmutable.toList
  override def size: Int = toImmutable.size
  override def isEmpty: Boolean = toImmutable.isEmpty
  def contains(x: A): Boolean = toImmutable.contains(x)
  def apply(x: A): Boolean = toImmutable.contains(x)
  def +=(x: A): Set[A] = {
    items = toImmutable + x
    this
  }
  def -=(x: A): Set[A] = {
    items = toImmutable - x
    this
  }
  def map[B](f: A => B): Set[B] = new Set[B](toImmutable.map(f))
  def filter(p: A => Boolean): Set[A] = new Set[A](toImmutable.filter(p))
  def withFilter(p: A => Boolean): Set[A] = filter(p)
  def add(x: A): Boolean = {
    val isNew = !toImmutable.contains(x)
    items = toImmutable + x
    isNew
  }
  def remove(x: A): Boolean = {
    val wasThere = toImmutable.contains(x)
    items = toImmutable - x
    wasThere
  }
  @showing override def toString(): String = toImmutable.toString
}
object Set {
  def apply[A](xs: A*): Set[A] = new Set[A](scala.Set.from(xs))
  def empty[A]: Set[A] = new Set[A](scala.Set.empty[A])
}
