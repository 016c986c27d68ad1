// Strings and arrays as sequences: they look like what they are made of.
package scala.collection

package immutable {
  final class WrappedString(text: String) extends IndexedSeq[Char] {
    override def toList: List[Char] = StringTools.chars(text)
    override def wrap[B](xs: List[B]): IndexedSeq[B] = Vector.from(xs)
    override def same[B >: Char](xs: List[B]): IndexedSeq[B] = new WrappedString(StringTools.text(Core.cast[List[B], List[Char]](xs)))
    override def isEmpty: Boolean = Core.length(text) == 0
    override def nonEmpty: Boolean = Core.length(text) > 0
    override def length: Int = Core.length(text)
    override def size: Int = Core.length(text)
    override def apply(n: Int): Char = text.charAt(n)
    override def iterator: Iterator[Char] = Iterator.placed(0, Core.length(text), i => Core.charAt(text, i))
    override def toIterator: Iterator[Char] = iterator
    override def toIndexedSeq: IndexedSeq[Char] = this
    override def toString(): String = text
  }
}

package mutable {
  final class WrappedArray[A](items: Array[A]) extends IndexedSeq[A] with Walked[A] {
    override def walk: Iterator[A] = Array.walk(items)
    override def iterator: Iterator[A] = Array.places(items)
    override def toList: List[A] = Array.toList(items)
    override def wrap[B](xs: List[B]): IndexedSeq[B] = new ArrayBuffer[B](xs)
    override def same[B >: A](xs: List[B]): IndexedSeq[B] = new WrappedArray(Array.from(xs))
    override def isEmpty: Boolean = Core.arrayLength(items) == 0
    override def nonEmpty: Boolean = Core.arrayLength(items) > 0
    override def length: Int = Core.arrayLength(items)
    override def size: Int = Core.arrayLength(items)
    override def apply(n: Int): A = items(n)
    def update(n: Int, x: A): Unit = items(n) = x
    def array: Array[A] = items
    @showing override def toString(): String = mkString("WrappedArray(", ", ", ")")
  }
  object WrappedArray {
    def of[A](xs: Seq[A]): Seq[A] = new WrappedArray(Array.from(xs))
  }
}
