// Higher kinds: functors and monads for options, lists and readers. check: pairs, sequenceOptions, doubled, lookups
trait Functor[F[_]] {
  def map[A, B](fa: F[A])(f: A => B): F[B]
}

trait Monad[F[_]] extends Functor[F] {
  def unit[A](a: => A): F[A]
  def flatMap[A, B](fa: F[A])(f: A => F[B]): F[B]
  def map[A, B](fa: F[A])(f: A => B): F[B] = flatMap(fa)(a => unit(f(a)))
  def map2[A, B, C](fa: F[A], fb: F[B])(f: (A, B) => C): F[C] = flatMap(fa)(a => map(fb)(b => f(a, b)))
  def sequence[A](lma: List[F[A]]): F[List[A]] = lma.foldRight(unit(List[A]()))((ma, mla) => map2(ma, mla)(_ :: _))
}

object Functors {
  val optionMonad = new Monad[Option] {
    def unit[A](a: => A) = Some(a)
    def flatMap[A, B](fa: Option[A])(f: A => Option[B]) = fa flatMap f
  }
  val listMonad = new Monad[List] {
    def unit[A](a: => A) = List(a)
    def flatMap[A, B](fa: List[A])(f: A => List[B]) = fa flatMap f
  }

  def doubled[F[_]](fa: F[Int])(implicit f: Functor[F]): F[Int] = f.map(fa)(_ * 2)

  def pairs(xs: List[Int], ys: List[Int]): List[(Int, Int)] = listMonad.map2(xs, ys)((_, _))

  def sequenceOptions(xs: List[Option[Int]]): Option[List[Int]] = optionMonad.sequence(xs)

  def lookups(keys: List[String], table: Map[String, Int]): Option[List[Int]] =
    optionMonad.sequence(keys.map(table.get))

  def main(args: Array[String]): Unit = {
    println(pairs(List(1, 2), List(3, 4)))
    println(sequenceOptions(List(Some(1), Some(2))) + " " + sequenceOptions(List(Some(1), None)))
    println(doubled(List(1, 2, 3))(listMonad))
    println(doubled(Option(4))(optionMonad))
    println(lookups(List("a", "b"), Map("a" -> 1, "b" -> 2)))
    println(listMonad.sequence(List(List(1, 2), List(3))))
  }
}
