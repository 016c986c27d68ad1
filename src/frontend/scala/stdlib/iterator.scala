// Iterators over what is there already.
package scala

@hidden final class Iterator[+A](private var rest: List[A]) extends Iterable[A] {
  def hasNext: Boolean = rest.nonEmpty
  def length: Int = toList.length
  def next(): A = rest match {
    case x :: more =>
      rest = more
      x
    case Nil => throw new NoSuchElementException("next on empty iterator")
  }
  /** All that is left. */
  override def toList: List[A] = {
    val all = rest
    rest = Nil
    all
  }
  override def isEmpty: Boolean = rest.isEmpty
  override def nonEmpty: Boolean = rest.nonEmpty
  def map[B](f: A => B): Iterator[B] = new Iterator(toList.map(f))
  def flatMap[B](f: A => Iterable[B]): Iterator[B] = new Iterator(toList.flatMap(f))
  def filter(p: A => Boolean): Iterator[A] = new Iterator(toList.filter(p))
  def withFilter(p: A => Boolean): Iterator[A] = filter(p)
  def take(n: Int): Iterator[A] = new Iterator(toList.take(n))
  def drop(n: Int): Iterator[A] = new Iterator(toList.drop(n))
  def takeWhile(p: A => Boolean): Iterator[A] = new Iterator(toList.takeWhile(p))
  def dropWhile(p: A => Boolean): Iterator[A] = new Iterator(toList.dropWhile(p))
  def zip[B](that: Iterable[B]): Iterator[(A, B)] = new Iterator(toList.zip(that))
  def zipWithIndex: Iterator[(A, Int)] = new Iterator(toList.zipWithIndex)
  def contains[B >: A](elem: B): Boolean = toList.contains(elem)
  override def toString(): String = if (rest.isEmpty) "empty iterator" else "non-empty iterator"
}
object Iterator {
  def apply[A](xs: A*): Iterator[A] = new Iterator(xs.toList)
  def empty[A]: Iterator[A] = new Iterator(Nil)
}
