// The library of the verifier Stainless, under its own names.
package stainless.lang {
  sealed abstract class Option[T] {
    def get: T = {
      require(isDefined)
      this match {
        case Some(x) => x
        case None() => throw new NoSuchElementException("None.get")
      }
    }
    def getOrElse(default: => T): T = this match {
      case Some(v) => v
      case None() => default
    }
    def orElse(or: => Option[T]): Option[T] = this match {
      case Some(v) => this
      case None() => or
    }
    def isEmpty: Boolean = this match {
      case Some(v) => false
      case None() => true
    }
    def nonEmpty: Boolean = !isEmpty
    def isDefined: Boolean = !isEmpty
    def map[R](f: T => R): Option[R] = this match {
      case Some(v) => Some(f(v))
      case None() => None[R]()
    }
    def flatMap[R](f: T => Option[R]): Option[R] = this match {
      case Some(v) => f(v)
      case None() => None[R]()
    }
    def filter(p: T => Boolean): Option[T] = this match {
      case Some(v) if p(v) => Some(v)
      case _ => None[T]()
    }
    def withFilter(p: T => Boolean): Option[T] = filter(p)
    def forall(p: T => Boolean): Boolean = this match {
      case Some(v) => p(v)
      case None() => true
    }
    def exists(p: T => Boolean): Boolean = !forall(x => !p(x))
    def toSet: Set[T] = this match {
      case None() => Set.empty[T]
      case Some(x) => Set(x)
    }
  }
  case class Some[T](v: T) extends Option[T]
  case class None[T]() extends Option[T]
  case class Map[A, B](theMap: scala.Map[A, B]) {
    def apply(k: A): B = {
      require(contains(k))
      theMap(k)
    }
    def get(k: A): Option[B] = if (contains(k)) Some[B](theMap(k)) else None[B]()
    def getOrElse(k: A, default: B): B = theMap.getOrElse(k, default)
    def contains(a: A): Boolean = theMap.contains(a)
    def isDefinedAt(a: A): Boolean = theMap.contains(a)
    def updated(k: A, v: B): Map[A, B] = new Map(theMap + (k -> v))
    def +(kv: (A, B)): Map[A, B] = new Map(theMap + kv)
    def +(k: A, v: B): Map[A, B] = new Map(theMap + (k -> v))
    def ++(that: Map[A, B]): Map[A, B] = new Map(theMap ++ that.theMap)
    def -(k: A): Map[A, B] = new Map(theMap - k)
    def removed(k: A): Map[A, B] = new Map(theMap - k)
    def keys: Set[A] = theMap.keySet
    def isEmpty: Boolean = theMap.isEmpty
    override def equals(that: Any): Boolean = that match {
      case other: Map[Any, Any] => theMap == other.theMap
      case _ => false
    }
    override def hashCode(): Int = theMap.hashCode()
  }
  object Map {
    def apply[A, B](elems: (A, B)*): Map[A, B] = new Map(scala.Map(elems: _*))
    def empty[A, B]: Map[A, B] = new Map(scala.Map.empty[A, B])
  }
  @members object BooleanDecorations {
    def holds(self: Boolean): Boolean =
      if (self) self else throw new AssertionError("assertion failed")
    def ==>(self: Boolean)(that: => Boolean): Boolean = if (self) that else true
    def because(self: Boolean)(that: Boolean): Boolean = that && self
  }
  @members object SpecsDecorations {
    def computes[A](self: A)(target: A): A = self
    /** Where the function that tells the results is not defined, any result will do. */
    def passes[A, B](self: (A, B))(tests: A => B): Boolean =
      try { tests(self._1) == self._2 } catch { case _: MatchError => true }
  }
  object because {
    def apply(proof: Boolean): Boolean = proof
  }
  def decreases(a: BigInt): Unit = ()
  def decreases(a: BigInt, b: BigInt): Unit = ()
  def decreases(a: BigInt, b: BigInt, c: BigInt): Unit = ()
  def decreases(a: BigInt, b: BigInt, c: BigInt, d: BigInt): Unit = ()
  /** Of data, its size. */
  def decreases(a: Any): Unit = ()
  def decreases(a: Any, b: Any): Unit = ()
  def decreases(a: Any, b: Any, c: Any): Unit = ()
  def decreases(a: Any, b: Any, c: Any, d: Any): Unit = ()
  def check(cond: Boolean): Unit = assert(cond)
  def choose[A](p: A => Boolean): A = Core.unsupported("`choose` is not supported")
  def forall[A](p: A => Boolean): Boolean = Core.unsupported("`forall` over a type without bounds is not supported")
  def forall[A, B](p: (A, B) => Boolean): Boolean = Core.unsupported("`forall` over types without bounds is not supported")
  def ghost[A](value: A): Unit = ()
  @members object WhileDecorations {
    def invariant(self: Unit)(cond: Boolean): Unit = self
    def noReturnInvariant(self: Unit)(cond: Boolean): Unit = self
  }
  object StaticChecks {
    def require(requirement: Boolean): Unit = Predef.require(requirement)
    def require(requirement: Boolean, message: => String): Unit = Predef.require(requirement, message)
    def assert(assertion: Boolean): Unit = Predef.assert(assertion)
    def assert(assertion: Boolean, message: => String): Unit = Predef.assert(assertion, message)
  }
  object BigInt {
    def apply(n: Int): BigInt = scala.BigInt(n)
    def apply(n: Long): BigInt = scala.BigInt(n)
    def apply(text: String): BigInt = scala.BigInt(text)
    def unapply(n: BigInt): scala.Option[Int] =
      if (n >= scala.BigInt(-2147483648) && n <= scala.BigInt(2147483647)) scala.Some(n.toInt) else scala.None
  }
  sealed abstract class Try[T] {
    def map[U](f: T => U): Try[U] = this match {
      case Success(t) => Success(f(t))
      case Failure(exc) => Failure[U](exc)
    }
    def flatMap[U](f: T => Try[U]): Try[U] = this match {
      case Success(t) => f(t)
      case Failure(exc) => Failure[U](exc)
    }
  }
  case class Success[T](t: T) extends Try[T]
  case class Failure[T](exc: Throwable) extends Try[T]
}
package stainless {
  package object math {
    def min(i1: Int, i2: Int): Int = if (i1 <= i2) i1 else i2
    def max(i1: Int, i2: Int): Int = if (i1 >= i2) i1 else i2
    def min(i1: BigInt, i2: BigInt): BigInt = if (i1 <= i2) i1 else i2
    def max(i1: BigInt, i2: BigInt): BigInt = if (i1 >= i2) i1 else i2
    def max(i1: BigInt, i2: BigInt, i3: BigInt): BigInt = max(max(i1, i2), i3)
    def abs(n: BigInt): BigInt = if (n < 0) -n else n
    def abs(n: Int): Int = if (n < 0) -n else n
    def wrapping[A](body: A): A = body
    def sqrt(x: Double): Double = scala.math.sqrt(x)
  }
}
package stainless.annotation {
  class induct
  class ignore
  class library
  class extern
  class inline
  class internal
  class opaque
  class pure
  class mutable
  class ghost
  class law
  class wrapping
}
package stainless.collection {
  sealed abstract class List[T] {
    def size: BigInt = this match {
      case Nil() => BigInt(0)
      case Cons(_, t) => BigInt(1) + t.size
    }
    def length: BigInt = size
    def content: Set[T] = this match {
      case Nil() => Set.empty[T]
      case Cons(h, t) => Set(h) ++ t.content
    }
    def isEmpty: Boolean = this match {
      case Nil() => true
      case _ => false
    }
    def nonEmpty: Boolean = !isEmpty
    def contains(v: T): Boolean = this match {
      case Cons(h, t) => h == v || t.contains(v)
      case Nil() => false
    }
    def head: T = {
      require(nonEmpty)
      this match {
        case Cons(h, _) => h
        case Nil() => throw new NoSuchElementException("head of empty list")
      }
    }
    def tail: List[T] = {
      require(nonEmpty)
      this match {
        case Cons(_, t) => t
        case Nil() => throw new NoSuchElementException("tail of empty list")
      }
    }
    def last: T = {
      require(nonEmpty)
      this match {
        case Cons(h, Nil()) => h
        case Cons(_, t) => t.last
        case Nil() => throw new NoSuchElementException("last of empty list")
      }
    }
    def init: List[T] = {
      require(nonEmpty)
      this match {
        case Cons(h, Nil()) => Nil[T]()
        case Cons(h, t) => Cons[T](h, t.init)
        case Nil() => Nil[T]()
      }
    }
    def headOption: stainless.lang.Option[T] = this match {
      case Cons(h, _) => stainless.lang.Some(h)
      case Nil() => stainless.lang.None[T]()
    }
    def lastOption: stainless.lang.Option[T] = this match {
      case Cons(h, t) => t.lastOption.orElse(stainless.lang.Some[T](h))
      case Nil() => stainless.lang.None[T]()
    }
    def tailOption: stainless.lang.Option[List[T]] = this match {
      case Cons(_, t) => stainless.lang.Some(t)
      case Nil() => stainless.lang.None[List[T]]()
    }
    def apply(index: BigInt): T = {
      require(BigInt(0) <= index && index < size)
      if (index == BigInt(0)) head else tail.apply(index - BigInt(1))
    }
    def ::(t: T): List[T] = Cons(t, this)
    def :+(t: T): List[T] = this match {
      case Nil() => Cons(t, this)
      case Cons(x, xs) => Cons(x, xs :+ t)
    }
    def ++(that: List[T]): List[T] = this match {
      case Nil() => that
      case Cons(x, xs) => Cons(x, xs ++ that)
    }
    def reverse: List[T] = foldLeft(Nil[T](): List[T])((acc: List[T], x: T) => Cons[T](x, acc))
    def take(i: BigInt): List[T] = this match {
      case Cons(h, t) if i > BigInt(0) => Cons(h, t.take(i - BigInt(1)))
      case _ => Nil[T]()
    }
    def drop(i: BigInt): List[T] = this match {
      case Cons(_, t) if i > BigInt(0) => t.drop(i - BigInt(1))
      case _ => this
    }
    def slice(from: BigInt, to: BigInt): List[T] = drop(from).take(to - from)
    def takeWhile(p: T => Boolean): List[T] = this match {
      case Cons(h, t) if p(h) => Cons(h, t.takeWhile(p))
      case _ => Nil[T]()
    }
    def dropWhile(p: T => Boolean): List[T] = this match {
      case Cons(h, t) if p(h) => t.dropWhile(p)
      case _ => this
    }
    def map[R](f: T => R): List[R] = this match {
      case Nil() => Nil[R]()
      case Cons(h, t) => Cons(f(h), t.map(f))
    }
    def flatMap[R](f: T => List[R]): List[R] = this match {
      case Nil() => Nil[R]()
      case Cons(h, t) => f(h) ++ t.flatMap(f)
    }
    def filter(p: T => Boolean): List[T] = this match {
      case Nil() => Nil[T]()
      case Cons(h, t) => if (p(h)) Cons(h, t.filter(p)) else t.filter(p)
    }
    def withFilter(p: T => Boolean): List[T] = filter(p)
    def filterNot(p: T => Boolean): List[T] = filter(x => !p(x))
    def partition(p: T => Boolean): (List[T], List[T]) = (filter(p), filterNot(p))
    def foldLeft[R](z: R)(f: (R, T) => R): R = this match {
      case Nil() => z
      case Cons(h, t) => t.foldLeft(f(z, h))(f)
    }
    def foldRight[R](z: R)(f: (T, R) => R): R = this match {
      case Nil() => z
      case Cons(h, t) => f(h, t.foldRight(z)(f))
    }
    def forall(p: T => Boolean): Boolean = this match {
      case Nil() => true
      case Cons(h, t) => p(h) && t.forall(p)
    }
    def exists(p: T => Boolean): Boolean = !forall(x => !p(x))
    def find(p: T => Boolean): stainless.lang.Option[T] = this match {
      case Nil() => stainless.lang.None[T]()
      case Cons(h, t) => if (p(h)) stainless.lang.Some(h) else t.find(p)
    }
    def count(p: T => Boolean): BigInt = filter(p).size
    def zip[B](that: List[B]): List[(T, B)] = (this, that) match {
      case (Cons(h1, t1), Cons(h2, t2)) => Cons((h1, h2), t1.zip(t2))
      case _ => Nil[(T, B)]()
    }
    def -(e: T): List[T] = this match {
      case Cons(h, t) => if (e == h) t - e else Cons(h, t - e)
      case Nil() => Nil[T]()
    }
    def --(that: List[T]): List[T] = filter(x => !that.contains(x))
    def &(that: List[T]): List[T] = filter(x => that.contains(x))
    def replace(from: T, to: T): List[T] = map(x => if (x == from) to else x)
    def updated(i: BigInt, y: T): List[T] = {
      require(BigInt(0) <= i && i < size)
      if (i == BigInt(0)) Cons(y, tail) else Cons(head, tail.updated(i - BigInt(1), y))
    }
    def unique: List[T] = this match {
      case Nil() => Nil[T]()
      case Cons(h, t) => Cons(h, t.unique - h)
    }
    def toSet: Set[T] = content
  }
  case class Cons[T](h: T, t: List[T]) extends List[T]
  case class Nil[T]() extends List[T]
  object List {
    def apply[T](xs: T*): List[T] = xs.foldRight(Nil[T](): List[T])((x: T, rest: List[T]) => Cons[T](x, rest))
    def empty[T]: List[T] = Nil[T]()
    def fill[T](n: BigInt)(x: T): List[T] = if (n <= BigInt(0)) Nil[T]() else Cons(x, fill(n - BigInt(1))(x))
    def range(start: BigInt, until: BigInt): List[BigInt] =
      if (until <= start) Nil[BigInt]() else Cons(start, range(start + BigInt(1), until))
  }
}
package stainless.collection {
  /** What Stainless has proved about lists: to be said where a proof needs it. */
  object ListSpecs {
    def snocIndex[T](l: List[T], t: T, i: BigInt): Boolean = {
      require(BigInt(0) <= i && i < l.size + BigInt(1))
      (l :+ t).apply(i) == (if (i < l.size) l(i) else t)
    }
    def consIndex[T](h: T, t: List[T], i: BigInt): Boolean = {
      require(BigInt(0) <= i && i < t.size + BigInt(1))
      Cons(h, t).apply(i) == (if (i == BigInt(0)) h else t.apply(i - BigInt(1)))
    }
    def reverseIndex[T](l: List[T], i: BigInt): Boolean = {
      require(BigInt(0) <= i && i < l.size)
      l.reverse.apply(i) == l.apply(l.size - BigInt(1) - i)
    }
    def snocLast[T](l: List[T], x: T): Boolean = (l :+ x).last == x
    def headReverseLast[T](l: List[T]): Boolean = {
      require(!l.isEmpty)
      l.head == l.reverse.last
    }
    def appendIndex[T](l1: List[T], l2: List[T], i: BigInt): Boolean = {
      require(BigInt(0) <= i && i < l1.size + l2.size)
      (l1 ++ l2).apply(i) == (if (i < l1.size) l1(i) else l2(i - l1.size))
    }
    def appendAssoc[T](l1: List[T], l2: List[T], l3: List[T]): Boolean = ((l1 ++ l2) ++ l3) == (l1 ++ (l2 ++ l3))
    def rightUnitAppend[T](l1: List[T]): Boolean = (l1 ++ Nil[T]()) == l1
    def leftUnitAppend[T](l1: List[T]): Boolean = (Nil[T]() ++ l1) == l1
    def snocIsAppend[T](l: List[T], t: T): Boolean = (l :+ t) == l ++ Cons[T](t, Nil())
    def snocAfterAppend[T](l1: List[T], l2: List[T], t: T): Boolean = ((l1 ++ l2) :+ t) == (l1 ++ (l2 :+ t))
    def snocReverse[T](l: List[T], t: T): Boolean = (l :+ t).reverse == Cons(t, l.reverse)
    def reverseReverse[T](l: List[T]): Boolean = l.reverse.reverse == l
    def reverseAppend[T](l1: List[T], l2: List[T]): Boolean = (l1 ++ l2).reverse == (l2.reverse ++ l1.reverse)
    def appendUpdate[T](l1: List[T], l2: List[T], i: BigInt, y: T): Boolean = {
      require(BigInt(0) <= i && i < l1.size + l2.size)
      (l1 ++ l2).updated(i, y) == (if (i < l1.size) l1.updated(i, y) ++ l2 else l1 ++ l2.updated(i - l1.size, y))
    }
    def appendTakeDrop[T](l1: List[T], l2: List[T], n: BigInt): Boolean =
      ((l1 ++ l2).drop(n) == (if (n < l1.size) l1.drop(n) ++ l2 else if (n > l1.size) l2.drop(n - l1.size) else l2)) &&
        ((l1 ++ l2).take(n) == (if (n < l1.size) l1.take(n) else if (n > l1.size) l1 ++ l2.take(n - l1.size) else l1))
    def appendContent[A](l1: List[A], l2: List[A]): Boolean = l1.content ++ l2.content == (l1 ++ l2).content
  }
}
package stainless.proof {
  def check(cond: Boolean): Boolean = cond
  def trivial: Boolean = true
  def by(proof: Boolean)(prop: Boolean): Boolean = proof && prop
  @members object ProofDecorations {
    def ==|[A](self: A)(proof: Boolean): EqualBecause[A] = new EqualBecause(self, proof, true)
  }
  /** What was said so far holds, and what comes next equals this, for a reason. */
  final class EqualBecause[A](val value: A, val proof: Boolean, val holds: Boolean) {
    private def also(next: A): Boolean = holds && (!proof || value == next)
    def |(next: EqualBecause[A]): EqualBecause[A] = new EqualBecause(next.value, next.proof, also(next.value) && next.holds)
    def |(next: A): EqualSoFar[A] = new EqualSoFar(also(next))
  }
  final class EqualSoFar[A](holds: Boolean) {
    def qed: Boolean = holds
  }
}
