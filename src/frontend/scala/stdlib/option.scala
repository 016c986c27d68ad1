// Option and Either. None and Some are the constructors that core and OCaml have.
package scala

@family("option") sealed abstract class Option[+A] extends Iterable[A] {
  override def isEmpty: Boolean = this match {
    case None => true
    case _ => false
  }
  def isDefined: Boolean = !isEmpty
  override def nonEmpty: Boolean = !isEmpty
  def get: A = this match {
    case Some(x) => x
    case None => throw new NoSuchElementException("None.get")
  }
  def getOrElse[B >: A](default: => B): B = this match {
    case Some(x) => x
    case None => default
  }
  def orElse[B >: A](alternative: => Option[B]): Option[B] = if (isEmpty) alternative else this
  def map[B](f: A => B): Option[B] = this match {
    case Some(x) => Some(f(x))
    case None => None
  }
  def flatMap[B](f: A => Option[B]): Option[B] = this match {
    case Some(x) => f(x)
    case None => None
  }
  def flatten[B](implicit asOption: A <:< Option[B]): Option[B] = this match {
    case Some(x) => asOption(x)
    case None => None
  }
  def fold[B](ifEmpty: => B)(f: A => B): B = this match {
    case Some(x) => f(x)
    case None => ifEmpty
  }
  def filter(p: A => Boolean): Option[A] = this match {
    case Some(x) => if (p(x)) this else None
    case None => None
  }
  def filterNot(p: A => Boolean): Option[A] = filter(x => !p(x))
  def withFilter(p: A => Boolean): Option[A] = filter(p)
  override def exists(p: A => Boolean): Boolean = this match {
    case Some(x) => p(x)
    case None => false
  }
  override def forall(p: A => Boolean): Boolean = this match {
    case Some(x) => p(x)
    case None => true
  }
  def contains[B >: A](elem: B): Boolean = this match {
    case Some(x) => x == elem
    case None => false
  }
  override def foreach[U](f: A => U): Unit = this match {
    case Some(x) => f(x)
    case None => ()
  }
  def collect[B](pf: PartialFunction[A, B]): Option[B] = this match {
    case Some(x) => pf.lift(x)
    case None => None
  }
  override def foldLeft[B](z: B)(op: (B, A) => B): B = this match {
    case Some(x) => op(z, x)
    case None => z
  }
  override def foldRight[B](z: B)(op: (A, B) => B): B = this match {
    case Some(x) => op(x, z)
    case None => z
  }
  def zip[B](that: Option[B]): Option[(A, B)] = this match {
    case Some(x) => that.map(y => (x, y))
    case None => None
  }
  override def size: Int = if (isEmpty) 0 else 1
  override def toList: List[A] = this match {
    case Some(x) => List(x)
    case None => Nil
  }
  override def toSeq: Seq[A] = toList
  override def toIterable: Iterable[A] = toList
  override def toTraversable: Iterable[A] = toList
  def toRight[X](left: => X): Either[X, A] = this match {
    case Some(x) => Right(x)
    case None => Left(left)
  }
  def toLeft[X](right: => X): Either[A, X] = this match {
    case Some(x) => Left(x)
    case None => Right(right)
  }
}
@core("Some") final case class Some[+A](value: A) extends Option[A]
@core("None") case object None extends Option[Nothing]

object Option {
  def apply[A](x: A): Option[A] = if (Core.kind(x) == "null") None else Some(x)
  def empty[A]: Option[A] = None
  def when[A](cond: Boolean)(a: => A): Option[A] = if (cond) Some(a) else None
}

/** Evidence that one type is another, as a function. */
@closed class <:<[-A, +B] {
  def apply(x: A): B = Core.cast[A, B](x)
}
object <:< {
  @provided def refl[A]: A <:< A = new <:<[A, A]
}

sealed abstract class Either[+A, +B] {
  def isLeft: Boolean = this match {
    case Left(_) => true
    case Right(_) => false
  }
  def isRight: Boolean = !isLeft
  def fold[C](fa: A => C, fb: B => C): C = this match {
    case Left(a) => fa(a)
    case Right(b) => fb(b)
  }
  def map[C](f: B => C): Either[A, C] = this match {
    case Left(a) => Left(a)
    case Right(b) => Right(f(b))
  }
  def flatMap[C >: A, D](f: B => Either[C, D]): Either[C, D] = this match {
    case Left(a) => Left(a)
    case Right(b) => f(b)
  }
  def getOrElse[C >: B](default: => C): C = this match {
    case Left(_) => default
    case Right(b) => b
  }
  def orElse[C >: A, D >: B](alternative: => Either[C, D]): Either[C, D] = if (isLeft) alternative else this
  def exists(p: B => Boolean): Boolean = this match {
    case Left(_) => false
    case Right(b) => p(b)
  }
  def forall(p: B => Boolean): Boolean = this match {
    case Left(_) => true
    case Right(b) => p(b)
  }
  def contains[C >: B](elem: C): Boolean = this match {
    case Left(_) => false
    case Right(b) => b == elem
  }
  def foreach[U](f: B => U): Unit = this match {
    case Left(_) => ()
    case Right(b) => f(b)
  }
  def filterOrElse[C >: A](p: B => Boolean, zero: => C): Either[C, B] = this match {
    case Left(a) => Left(a)
    case Right(b) => if (p(b)) this else Left(zero)
  }
  def swap: Either[B, A] = this match {
    case Left(a) => Right(a)
    case Right(b) => Left(b)
  }
  def toOption: Option[B] = this match {
    case Left(_) => None
    case Right(b) => Some(b)
  }
  def toSeq: Seq[B] = toOption.toList
  def left: LeftProjection[A, B] = new LeftProjection(this)
  def right: RightProjection[A, B] = new RightProjection(this)
}
final case class Left[+A, +B](value: A) extends Either[A, B]
final case class Right[+A, +B](value: B) extends Either[A, B]

final case class LeftProjection[+A, +B](e: Either[A, B]) {
  def get: A = e match {
    case Left(a) => a
    case Right(_) => throw new NoSuchElementException("Either.left.value on Right")
  }
  def map[C](f: A => C): Either[C, B] = e match {
    case Left(a) => Left(f(a))
    case Right(b) => Right(b)
  }
  def flatMap[C, D >: B](f: A => Either[C, D]): Either[C, D] = e match {
    case Left(a) => f(a)
    case Right(b) => Right(b)
  }
  def getOrElse[C >: A](default: => C): C = e match {
    case Left(a) => a
    case Right(_) => default
  }
  def foreach[U](f: A => U): Unit = e.swap.foreach(f)
  def exists(p: A => Boolean): Boolean = e.swap.exists(p)
  def forall(p: A => Boolean): Boolean = e.swap.forall(p)
  def toOption: Option[A] = e match {
    case Left(a) => Some(a)
    case Right(_) => None
  }
}
final case class RightProjection[+A, +B](e: Either[A, B]) {
  def get: B = e match {
    case Left(_) => throw new NoSuchElementException("Either.right.value on Left")
    case Right(b) => b
  }
  def map[C](f: B => C): Either[A, C] = e.map(f)
  def flatMap[C >: A, D](f: B => Either[C, D]): Either[C, D] = e.flatMap(f)
  def getOrElse[C >: B](default: => C): C = e.getOrElse(default)
  def foreach[U](f: B => U): Unit = e.foreach(f)
  def exists(p: B => Boolean): Boolean = e.exists(p)
  def forall(p: B => Boolean): Boolean = e.forall(p)
  def filter[X](p: B => Boolean): Option[Either[X, B]] = e match {
    case Left(_) => None
    case Right(b) => if (p(b)) Some(Right(b)) else None
  }
  def toOption: Option[B] = e.toOption
}

object Either {
  def cond[A, B](test: Boolean, right: => B, left: => A): Either[A, B] = if (test) Right(right) else Left(left)
}
