// What every program sees without an import.
package scala

object Predef {
  type String = java.lang.String
  type Map[A, +B] = scala.Map[A, B]
  val Map = scala.Map
  type Set[A] = scala.Set[A]
  val Set = scala.Set
  @shown def println(x: Any): Unit = Core.out(Core.utf8(Core.cast[Any, String](x) + "\n"))
  def println(): Unit = Core.out("\n")
  @shown def print(x: Any): Unit = Core.out(Core.utf8(Core.cast[Any, String](x)))

  def require(requirement: Boolean): Unit =
    if (!requirement) throw new IllegalArgumentException("requirement failed")
  @shown def require(requirement: Boolean, message: => Any): Unit =
    if (!requirement) throw new IllegalArgumentException("requirement failed: " + Core.cast[Any, String](message))
  def assert(assertion: Boolean): Unit = if (!assertion) throw new AssertionError("assertion failed")
  @shown def assert(assertion: Boolean, message: => Any): Unit =
    if (!assertion) throw new AssertionError("assertion failed: " + Core.cast[Any, String](message))
  def assume(assumption: Boolean): Unit = if (!assumption) throw new AssertionError("assumption failed")
  @shown def assume(assumption: Boolean, message: => Any): Unit =
    if (!assumption) throw new AssertionError("assumption failed: " + Core.cast[Any, String](message))
  def identity[A](x: A): A = x
  def implicitly[A](implicit x: A): A = x
  def ??? : Nothing = throw new NotImplementedError("an implementation is missing")
  def locally[A](x: A): A = x
}

object sys {
  def error(message: String): Nothing = throw new RuntimeException(message)
  def exit(status: Int): Nothing = Core.exit(status)
  def exit(): Nothing = Core.exit(0)
}

@members object AnyMembers {
  def ensuring[A](self: A)(cond: A => Boolean): A =
    if (cond(self)) self else throw new AssertionError("assertion failed")
  @shown def ensuring[A](self: A)(cond: A => Boolean, message: => Any): A =
    if (cond(self)) self else throw new AssertionError("assertion failed: " + Core.cast[Any, String](message))
  def ensuring[A](self: A)(cond: Boolean): A =
    if (cond) self else throw new AssertionError("assertion failed")
  @shown def ensuring[A](self: A)(cond: Boolean, message: => Any): A =
    if (cond) self else throw new AssertionError("assertion failed: " + Core.cast[Any, String](message))
  def ->[A, B](self: A)(y: B): (A, B) = (self, y)
  def hashCode[A](self: A): Int = Core.hash(self)
  def ##[A](self: A): Int = Core.hash(self)
}

@members object FunctionMembers {
  def andThen[A, B, C](self: A => B)(g: B => C): A => C = x => g(self(x))
  def compose[A, B, C](self: A => B)(g: C => A): C => B = x => self(g(x))
  def curried[A, B, C](self: (A, B) => C): A => B => C = a => b => self(a, b)
  def tupled[A, B, C](self: (A, B) => C): ((A, B)) => C = p => self(p._1, p._2)
}

@members object TupleMembers {
  def swap[A, B](self: (A, B)): (B, A) = (self._2, self._1)
  def zipped[A, B](self: (List[A], Iterable[B])): ZippedLists[A, B] = new ZippedLists(self._1.zip(self._2))
  def zipped[A, B](self: (Vector[A], Iterable[B])): ZippedVectors[A, B] = new ZippedVectors(self._1.zip(self._2))
}

/** Two collections side by side, of which what is made is like the first. */
final class ZippedLists[A, B](pairs: List[(A, B)]) {
  def map[C](f: (A, B) => C): List[C] = pairs.map(p => f(p._1, p._2))
  def flatMap[C](f: (A, B) => Iterable[C]): List[C] = pairs.flatMap(p => f(p._1, p._2))
  def forall(p: (A, B) => Boolean): Boolean = pairs.forall(x => p(x._1, x._2))
  def exists(p: (A, B) => Boolean): Boolean = pairs.exists(x => p(x._1, x._2))
  def foreach[U](f: (A, B) => U): Unit = pairs.foreach(p => f(p._1, p._2))
  def toList: List[(A, B)] = pairs
}
final class ZippedVectors[A, B](pairs: Vector[(A, B)]) {
  def map[C](f: (A, B) => C): Vector[C] = pairs.map(p => f(p._1, p._2))
  def forall(p: (A, B) => Boolean): Boolean = pairs.forall(x => p(x._1, x._2))
  def exists(p: (A, B) => Boolean): Boolean = pairs.exists(x => p(x._1, x._2))
  def foreach[U](f: (A, B) => U): Unit = pairs.foreach(p => f(p._1, p._2))
  def toList: List[(A, B)] = pairs.toList
}

object Function {
  def const[A, B](x: A)(y: B): A = x
  def tupled[A, B, C](f: (A, B) => C): ((A, B)) => C = p => f(p._1, p._2)
  def untupled[A, B, C](f: ((A, B)) => C): (A, B) => C = (a, b) => f((a, b))
  def uncurried[A, B, C](f: A => B => C): (A, B) => C = (a, b) => f(a)(b)
  def chain[A](fs: Seq[A => A]): A => A = x => fs.foldLeft(x)((y, f) => f(y))
}

/** Represented as a function to what is to be done, if anything: whether it is defined is then known without doing it. */
@closed class PartialFunction[-A, +B] {
  private def run: A => Option[() => B] = Core.cast[PartialFunction[A, B], A => Option[() => B]](this)
  def apply(x: A): B = run(x) match {
    case Some(body) => body()
    case None => throw new MatchError(x)
  }
  def isDefinedAt(x: A): Boolean = run(x).isDefined
  def lift: A => Option[B] = x => run(x) match {
    case Some(body) => Some(body())
    case None => None
  }
  def applyOrElse[C <: A, D >: B](x: C, default: C => D): D = run(x) match {
    case Some(body) => body()
    case None => default(x)
  }
  def orElse[C <: A, D >: B](that: PartialFunction[C, D]): PartialFunction[C, D] =
    Core.cast[C => Option[() => D], PartialFunction[C, D]](x => run(x) match {
      case Some(body) => Some(body)
      case None => Core.cast[PartialFunction[C, D], C => Option[() => D]](that)(x)
    })
  def andThen[C](g: B => C): PartialFunction[A, C] =
    Core.cast[A => Option[() => C], PartialFunction[A, C]](x => run(x) match {
      case Some(body) => Some(() => g(body()))
      case None => None
    })
}

trait App {
  def args: Array[String] = new Array[String](0)
}
trait Serializable
trait Product
trait Equals
