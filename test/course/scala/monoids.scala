// Type classes: monoids and what they are good for. check: fold, counts, maxOf, allTrue, foldMapTree
trait Monoid[A] {
  def zero: A
  def op(x: A, y: A): A
}

object Monoid {
  def apply[A](implicit m: Monoid[A]): Monoid[A] = m

  implicit val intSum: Monoid[Int] = new Monoid[Int] {
    val zero = 0
    def op(x: Int, y: Int) = x + y
  }
  implicit val strings: Monoid[String] = new Monoid[String] {
    val zero = ""
    def op(x: String, y: String) = x + y
  }
  implicit def maps[K, V: Monoid]: Monoid[Map[K, V]] = new Monoid[Map[K, V]] {
    def zero = Map()
    def op(x: Map[K, V], y: Map[K, V]) = y.foldLeft(x) { case (m, (k, v)) =>
      m.updated(k, Monoid[V].op(m.getOrElse(k, Monoid[V].zero), v))
    }
  }
  val conjunction = new Monoid[Boolean] {
    def zero = true
    def op(x: Boolean, y: Boolean) = x && y
  }
  def first[A]: Monoid[Option[A]] = new Monoid[Option[A]] {
    def zero = None
    def op(x: Option[A], y: Option[A]) = x orElse y
  }
}

sealed trait Tree[A]
case class Tip[A](a: A) extends Tree[A]
case class Bin[A](l: Tree[A], r: Tree[A]) extends Tree[A]

object Monoids {
  def foldMap[A, B](xs: List[A])(f: A => B)(implicit m: Monoid[B]): B =
    xs.foldLeft(m.zero)((acc, a) => m.op(acc, f(a)))

  def fold(xs: List[Int]): Int = foldMap(xs)(x => x)

  def counts(words: List[String]): List[(String, Int)] =
    foldMap(words)(w => Map(w -> 1)).toList.sorted

  def maxOf(xs: List[Int]): Option[Int] =
    foldMap(xs)(x => Some(x): Option[Int])(new Monoid[Option[Int]] {
      def zero = None
      def op(x: Option[Int], y: Option[Int]) = (x, y) match {
        case (Some(a), Some(b)) => Some(a max b)
        case _ => x orElse y
      }
    })

  def allTrue(xs: List[Boolean]): Boolean = foldMap(xs)(identity)(Monoid.conjunction)

  def foldMapTree(t: Tree[String]): String = {
    def go[B](t: Tree[String])(f: String => B)(implicit m: Monoid[B]): B = t match {
      case Tip(a) => f(a)
      case Bin(l, r) => m.op(go(l)(f), go(r)(f))
    }
    go(t)(s => s)
  }

  def main(args: Array[String]): Unit = {
    println(fold(List(1, 2, 3, 4)))
    println(foldMap(List("a", "b"))(_.toUpperCase))
    println(counts(List("x", "y", "x")))
    println(maxOf(List(3, 8, -1)) + " " + maxOf(Nil))
    println(allTrue(List(true, false)) + " " + allTrue(Nil))
    println(foldMapTree(Bin(Tip("a"), Bin(Tip("b"), Tip("c")))))
    println(foldMap(List(None, Some(1), Some(2)))(identity[Option[Int]])(Monoid.first))
  }
}
