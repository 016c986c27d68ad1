// Names that the language and Java's packages have for what is defined elsewhere.
package object scala {
  type Throwable = java.lang.Throwable
  type Exception = java.lang.Exception
  type Error = java.lang.Error
  type RuntimeException = java.lang.RuntimeException
  type NullPointerException = java.lang.NullPointerException
  type ClassCastException = java.lang.ClassCastException
  type IndexOutOfBoundsException = java.lang.IndexOutOfBoundsException
  type ArrayIndexOutOfBoundsException = java.lang.ArrayIndexOutOfBoundsException
  type StringIndexOutOfBoundsException = java.lang.StringIndexOutOfBoundsException
  type UnsupportedOperationException = java.lang.UnsupportedOperationException
  type IllegalArgumentException = java.lang.IllegalArgumentException
  type NoSuchElementException = java.util.NoSuchElementException
  type NumberFormatException = java.lang.NumberFormatException
  type Traversable[+A] = Iterable[A]
}
package scala.collection {
  type Seq[+A] = scala.Seq[A]
  val Seq = scala.Seq
  type IndexedSeq[+A] = scala.IndexedSeq[A]
  val IndexedSeq = scala.IndexedSeq
  type Iterable[+A] = scala.Iterable[A]
  val Iterable = scala.Iterable
  type Traversable[+A] = scala.Iterable[A]
  type Iterator[+A] = scala.Iterator[A]
  val Iterator = scala.Iterator
}
package scala.collection.immutable {
  type List[+A] = scala.List[A]
  val List = scala.List
  type ::[A] = scala.::[A]
  val Nil = scala.Nil
  type Vector[+A] = scala.Vector[A]
  val Vector = scala.Vector
  type Stream[+A] = scala.Stream[A]
  val Stream = scala.Stream
  type Range = scala.Range
  val Range = scala.Range
  type Set[A] = scala.Set[A]
  val Set = scala.Set
  type Map[A, +B] = scala.Map[A, B]
  val Map = scala.Map
  type Seq[+A] = scala.Seq[A]
  val Seq = scala.Seq
  type IndexedSeq[+A] = scala.IndexedSeq[A]
  val IndexedSeq = scala.IndexedSeq
  type Iterable[+A] = scala.Iterable[A]
  val Iterable = scala.Iterable
}
package scala.util {
  type Either[+A, +B] = scala.Either[A, B]
  type Left[+A, +B] = scala.Left[A, B]
  type Right[+A, +B] = scala.Right[A, B]
  val Either = scala.Either
  val Left = scala.Left
  val Right = scala.Right
}
package java.lang {
  val Math = scala.Math
  val Integer = scala.Integer
  val Character = scala.Character
}
