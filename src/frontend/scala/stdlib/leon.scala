// The library of the verifier Leon, under its own names.
package leon {
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
}
package leon.lang {
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
  @members object WhileDecorations {
    def invariant(self: Unit)(cond: Boolean): Unit = self
  }
  object BigInt {
    def apply(n: Int): BigInt = scala.BigInt(n)
    def apply(n: Long): BigInt = scala.BigInt(n)
    def apply(text: String): BigInt = scala.BigInt(text)
    def unapply(n: BigInt): scala.Option[Int] =
      if (n >= scala.BigInt(-2147483648) && n <= scala.BigInt(2147483647)) scala.Some(n.toInt) else scala.None
  }
  object synthesis {
    def choose[A](p: A => Boolean): A = Core.unsupported("`choose` is not supported")
  }
}
package leon.annotation {
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
package leon.collection {
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
    def headOption: leon.Option[T] = this match {
      case Cons(h, _) => leon.Some(h)
      case Nil() => leon.None[T]()
    }
    def lastOption: leon.Option[T] = this match {
      case Cons(h, t) => t.lastOption.orElse(leon.Some[T](h))
      case Nil() => leon.None[T]()
    }
    def tailOption: leon.Option[List[T]] = this match {
      case Cons(_, t) => leon.Some(t)
      case Nil() => leon.None[List[T]]()
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
    def find(p: T => Boolean): leon.Option[T] = this match {
      case Nil() => leon.None[T]()
      case Cons(h, t) => if (p(h)) leon.Some(h) else t.find(p)
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
package leon.proof {
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
