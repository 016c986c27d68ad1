// Computations that may fail, as values.
package scala.util

import scala.util.control.NonFatal

sealed abstract class Try[+T] {
  def isSuccess: Boolean = this match {
    case Success(_) => true
    case Failure(_) => false
  }
  def isFailure: Boolean = !isSuccess
  def get: T = this match {
    case Success(x) => x
    case Failure(e) => throw e
  }
  def getOrElse[U >: T](default: => U): U = this match {
    case Success(x) => x
    case Failure(_) => default
  }
  def orElse[U >: T](default: => Try[U]): Try[U] = this match {
    case Success(x) => Success(x)
    case Failure(_) => Try.flat(default)
  }
  def map[U](f: T => U): Try[U] = this match {
    case Success(x) => Try(f(x))
    case Failure(e) => Failure(e)
  }
  def flatMap[U](f: T => Try[U]): Try[U] = this match {
    case Success(x) => Try.flat(f(x))
    case Failure(e) => Failure(e)
  }
  def filter(p: T => Boolean): Try[T] = this match {
    case Success(x) => Try.flat(if (p(x)) this else Failure(new NoSuchElementException("Predicate does not hold for " + x)))
    case Failure(_) => this
  }
  def withFilter(p: T => Boolean): Try[T] = filter(p)
  def foreach[U](f: T => U): Unit = this match {
    case Success(x) => f(x)
    case Failure(_) => ()
  }
  def recover[U >: T](f: PartialFunction[Throwable, U]): Try[U] = this match {
    case Success(x) => Success(x)
    case Failure(e) => if (f.isDefinedAt(e)) Try(f(e)) else Failure(e)
  }
  def recoverWith[U >: T](f: PartialFunction[Throwable, Try[U]]): Try[U] = this match {
    case Success(x) => Success(x)
    case Failure(e) => if (f.isDefinedAt(e)) Try.flat(f(e)) else Failure(e)
  }
  def transform[U](s: T => Try[U], f: Throwable => Try[U]): Try[U] = this match {
    case Success(x) => Try.flat(s(x))
    case Failure(e) => Try.flat(f(e))
  }
  def failed: Try[Throwable] = this match {
    case Success(_) => Failure(new UnsupportedOperationException("Success.failed"))
    case Failure(e) => Success(e)
  }
  def toOption: Option[T] = this match {
    case Success(x) => Some(x)
    case Failure(_) => None
  }
}
final case class Success[+T](value: T) extends Try[T]
final case class Failure[+T](exception: Throwable) extends Try[T]

object Try {
  def apply[T](body: => T): Try[T] =
    try Success(body)
    catch { case e: Throwable if NonFatal(e) => Failure(e) }
  def flat[T](body: => Try[T]): Try[T] =
    try body
    catch { case e: Throwable if NonFatal(e) => Failure(e) }
}
