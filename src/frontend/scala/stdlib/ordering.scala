// Orders and numbers as values: what sorted, max and sum are given.
package scala

trait Ordering[A] {
  @deferred def compare(x: A, y: A): Int
  def lt(x: A, y: A): Boolean = compare(x, y) < 0
  def lteq(x: A, y: A): Boolean = compare(x, y) <= 0
  def gt(x: A, y: A): Boolean = compare(x, y) > 0
  def gteq(x: A, y: A): Boolean = compare(x, y) >= 0
  def equiv(x: A, y: A): Boolean = compare(x, y) == 0
  def max(x: A, y: A): A = if (gteq(x, y)) x else y
  def min(x: A, y: A): A = if (lteq(x, y)) x else y
  def reverse: Ordering[A] = new ReverseOrdering(this)
  def on[B](f: B => A): Ordering[B] = new MappedOrdering(this, f)
  implicit def mkOrderingOps(lhs: A): OrderingOps[A] = new OrderingOps(this, lhs)
}
/** What `import ord._` brings. */
final class OrderingOps[A](ord: Ordering[A], lhs: A) {
  def <(rhs: A): Boolean = ord.lt(lhs, rhs)
  def <=(rhs: A): Boolean = ord.lteq(lhs, rhs)
  def >(rhs: A): Boolean = ord.gt(lhs, rhs)
  def >=(rhs: A): Boolean = ord.gteq(lhs, rhs)
  def equiv(rhs: A): Boolean = ord.equiv(lhs, rhs)
  def max(rhs: A): A = ord.max(lhs, rhs)
  def min(rhs: A): A = ord.min(lhs, rhs)
}
final class ReverseOrdering[A](of: Ordering[A]) extends Ordering[A] {
  def compare(x: A, y: A): Int = of.compare(y, x)
  override def lt(x: A, y: A): Boolean = of.lt(y, x)
  override def lteq(x: A, y: A): Boolean = of.lteq(y, x)
  override def gt(x: A, y: A): Boolean = of.gt(y, x)
  override def gteq(x: A, y: A): Boolean = of.gteq(y, x)
  override def equiv(x: A, y: A): Boolean = of.equiv(y, x)
}
final class MappedOrdering[A, B](of: Ordering[A], f: B => A) extends Ordering[B] {
  def compare(x: B, y: B): Int = of.compare(f(x), f(y))
}
final class FunctionOrdering[A](lessThan: (A, A) => Boolean) extends Ordering[A] {
  def compare(x: A, y: A): Int = if (lessThan(x, y)) -1 else if (lessThan(y, x)) 1 else 0
  override def lt(x: A, y: A): Boolean = lessThan(x, y)
  override def gt(x: A, y: A): Boolean = lessThan(y, x)
  override def gteq(x: A, y: A): Boolean = !lessThan(x, y)
  override def lteq(x: A, y: A): Boolean = !lessThan(y, x)
}
final class PairOrdering[A, B](a: Ordering[A], b: Ordering[B]) extends Ordering[(A, B)] {
  def compare(x: (A, B), y: (A, B)): Int = {
    val first = a.compare(x._1, y._1)
    if (first != 0) first else b.compare(x._2, y._2)
  }
}
final class TripleOrdering[A, B, C](a: Ordering[A], b: Ordering[B], c: Ordering[C]) extends Ordering[(A, B, C)] {
  def compare(x: (A, B, C), y: (A, B, C)): Int = {
    val first = a.compare(x._1, y._1)
    if (first != 0) first
    else {
      val second = b.compare(x._2, y._2)
      if (second != 0) second else c.compare(x._3, y._3)
    }
  }
}
final class OptionOrdering[A](of: Ordering[A]) extends Ordering[Option[A]] {
  def compare(x: Option[A], y: Option[A]): Int = (x, y) match {
    case (None, None) => 0
    case (None, _) => -1
    case (_, None) => 1
    case (Some(a), Some(b)) => of.compare(a, b)
  }
}
/** Nobody can make one: what asks for it is not tried as an input. */
final class Never(same: Never)
final class OrderedOrdering[A <: Ordered[A]](never: Never) extends Ordering[A] {
  def compare(x: A, y: A): Int = x.compare(y)
}
/** Of bytes and short numbers, which look like integers: these would be no orders for all of them. */
final class DifferenceOrdering[A](never: Never, number: A => Int) extends Ordering[A] {
  def compare(x: A, y: A): Int = number(x) - number(y)
}

object Ordering {
  def apply[A](implicit ord: Ordering[A]): Ordering[A] = ord
  def by[A, B](f: A => B)(implicit ord: Ordering[B]): Ordering[A] = new MappedOrdering(ord, f)
  /** Whether it is one of a type in which only equal values compare as equal. */
  def tellsApart[A](ord: Ordering[A]): Boolean = ord match {
    case Int => true
    case Long => true
    case BigInt => true
    case Char => true
    case String => true
    case _ => false
  }
  def fromLessThan[A](lessThan: (A, A) => Boolean): Ordering[A] = new FunctionOrdering(lessThan)
  @provided object Int extends Ordering[scala.Int] {
    def compare(x: scala.Int, y: scala.Int): scala.Int = if (x < y) -1 else if (x == y) 0 else 1
  }
  @provided object Long extends Ordering[scala.Long] {
    def compare(x: scala.Long, y: scala.Long): scala.Int = if (x < y) -1 else if (x == y) 0 else 1
  }
  @provided object BigInt extends Ordering[scala.BigInt] {
    def compare(x: scala.BigInt, y: scala.BigInt): scala.Int = if (x < y) -1 else if (x == y) 0 else 1
  }
  @provided object Char extends Ordering[scala.Char] {
    def compare(x: scala.Char, y: scala.Char): scala.Int = x - y
  }
  @provided def Byte: Ordering[scala.Byte] = new DifferenceOrdering[scala.Byte](null, x => x.toInt)
  @provided def Short: Ordering[scala.Short] = new DifferenceOrdering[scala.Short](null, x => x.toInt)
  @provided object Double extends Ordering[scala.Double] {
    def compare(x: scala.Double, y: scala.Double): scala.Int =
      if (x < y) -1
      else if (x > y) 1
      else if (x == y) { if (x != 0.0 || 1.0 / x == 1.0 / y) 0 else if (1.0 / x < 0.0) -1 else 1 }
      else if (x == x) -1
      else if (y == y) 1
      else 0
    override def lt(x: scala.Double, y: scala.Double): scala.Boolean = x < y
    override def lteq(x: scala.Double, y: scala.Double): scala.Boolean = x <= y
    override def gt(x: scala.Double, y: scala.Double): scala.Boolean = x > y
    override def gteq(x: scala.Double, y: scala.Double): scala.Boolean = x >= y
    override def equiv(x: scala.Double, y: scala.Double): scala.Boolean = x == y
    override def max(x: scala.Double, y: scala.Double): scala.Double = scala.math.max(x, y)
    override def min(x: scala.Double, y: scala.Double): scala.Double = scala.math.min(x, y)
  }
  @provided object Boolean extends Ordering[scala.Boolean] {
    def compare(x: scala.Boolean, y: scala.Boolean): scala.Int = if (x == y) 0 else if (x) 1 else -1
  }
  @provided object String extends Ordering[scala.String] {
    def compare(x: scala.String, y: scala.String): scala.Int = x.compareTo(y)
  }
  @provided object Unit extends Ordering[scala.Unit] {
    def compare(x: scala.Unit, y: scala.Unit): scala.Int = 0
  }
  @provided def Tuple2[A, B](implicit a: Ordering[A], b: Ordering[B]): Ordering[(A, B)] = new PairOrdering(a, b)
  @provided def Tuple3[A, B, C](implicit a: Ordering[A], b: Ordering[B], c: Ordering[C]): Ordering[(A, B, C)] =
    new TripleOrdering(a, b, c)
  @provided def Option[A](implicit of: Ordering[A]): Ordering[scala.Option[A]] = new OptionOrdering(of)
  @provided def ordered[A <: Ordered[A]]: Ordering[A] = new OrderedOrdering[A](null)
}

trait Ordered[A] {
  @deferred def compare(that: A): Int
  def <(that: A): Boolean = compare(that) < 0
  def >(that: A): Boolean = compare(that) > 0
  def <=(that: A): Boolean = compare(that) <= 0
  def >=(that: A): Boolean = compare(that) >= 0
  def compareTo(that: A): Int = compare(that)
}

@closed trait Numeric[A] {
  @deferred def plus(x: A, y: A): A
  @deferred def minus(x: A, y: A): A
  @deferred def times(x: A, y: A): A
  @deferred def negate(x: A): A
  @deferred def fromInt(x: Int): A
  @deferred def toInt(x: A): Int
  @deferred def toDouble(x: A): Double
  def zero: A = fromInt(0)
  def one: A = fromInt(1)
}
object Numeric {
  @provided object IntIsIntegral extends Numeric[Int] {
    def plus(x: Int, y: Int): Int = x + y
    def minus(x: Int, y: Int): Int = x - y
    def times(x: Int, y: Int): Int = x * y
    def negate(x: Int): Int = -x
    def fromInt(x: Int): Int = x
    def toInt(x: Int): Int = x
    def toDouble(x: Int): Double = x.toDouble
  }
  @provided object LongIsIntegral extends Numeric[Long] {
    def plus(x: Long, y: Long): Long = x + y
    def minus(x: Long, y: Long): Long = x - y
    def times(x: Long, y: Long): Long = x * y
    def negate(x: Long): Long = -x
    def fromInt(x: Int): Long = x.toLong
    def toInt(x: Long): Int = x.toInt
    def toDouble(x: Long): Double = x.toDouble
  }
  @provided object BigIntIsIntegral extends Numeric[BigInt] {
    def plus(x: BigInt, y: BigInt): BigInt = x + y
    def minus(x: BigInt, y: BigInt): BigInt = x - y
    def times(x: BigInt, y: BigInt): BigInt = x * y
    def negate(x: BigInt): BigInt = -x
    def fromInt(x: Int): BigInt = BigInt(x)
    def toInt(x: BigInt): Int = x.toInt
    def toDouble(x: BigInt): Double = x.toDouble
  }
  @provided object DoubleIsFractional extends Numeric[Double] {
    def plus(x: Double, y: Double): Double = x + y
    def minus(x: Double, y: Double): Double = x - y
    def times(x: Double, y: Double): Double = x * y
    def negate(x: Double): Double = -x
    def fromInt(x: Int): Double = x.toDouble
    def toInt(x: Double): Int = x.toInt
    def toDouble(x: Double): Double = x
  }
}
