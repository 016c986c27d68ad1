// Generic classes: a list of one's own, with variance and a companion. check: MyList.sum, MyList.append, MyList.zipWith, MyList.take, MyList.hasSubsequence, MyList.foldRight
sealed trait MyList[+A]
case object MyNil extends MyList[Nothing]
case class Cons[+A](head: A, tail: MyList[A]) extends MyList[A]

object MyList {
  def apply[A](as: A*): MyList[A] = if (as.isEmpty) MyNil else Cons(as.head, apply(as.tail: _*))

  def sum(ints: MyList[Int]): Int = ints match {
    case MyNil => 0
    case Cons(x, xs) => x + sum(xs)
  }

  def foldRight[A, B](as: MyList[A], z: B)(f: (A, B) => B): B = as match {
    case MyNil => z
    case Cons(x, xs) => f(x, foldRight(xs, z)(f))
  }

  @annotation.tailrec
  def foldLeft[A, B](as: MyList[A], z: B)(f: (B, A) => B): B = as match {
    case MyNil => z
    case Cons(h, t) => foldLeft(t, f(z, h))(f)
  }

  def append[A](a1: MyList[A], a2: MyList[A]): MyList[A] = foldRight(a1, a2)(Cons(_, _))

  def map[A, B](l: MyList[A])(f: A => B): MyList[B] = foldRight(l, MyNil: MyList[B])((h, t) => Cons(f(h), t))

  def reverse[A](l: MyList[A]): MyList[A] = foldLeft(l, MyList[A]())((acc, h) => Cons(h, acc))

  def take[A](n: Int, l: MyList[A]): MyList[A] = l match {
    case Cons(h, t) if n > 0 => Cons(h, take(n - 1, t))
    case _ => MyNil
  }

  def zipWith[A, B, C](a: MyList[A], b: MyList[B])(f: (A, B) => C): MyList[C] = (a, b) match {
    case (Cons(h1, t1), Cons(h2, t2)) => Cons(f(h1, h2), zipWith(t1, t2)(f))
    case _ => MyNil
  }

  def startsWith[A](l: MyList[A], prefix: MyList[A]): Boolean = (l, prefix) match {
    case (_, MyNil) => true
    case (Cons(h, t), Cons(h2, t2)) if h == h2 => startsWith(t, t2)
    case _ => false
  }

  @annotation.tailrec
  def hasSubsequence[A](sup: MyList[A], sub: MyList[A]): Boolean = sup match {
    case MyNil => sub == MyNil
    case _ if startsWith(sup, sub) => true
    case Cons(_, t) => hasSubsequence(t, sub)
  }
}

object MyListExercises extends App {
  import MyList._
  val xs = MyList(1, 2, 3)
  println(sum(xs))
  println(append(xs, MyList(4)))
  println(map(reverse(xs))(_ + 0.5))
  println(zipWith(xs, MyList("a", "b"))((n, s) => s * n))
  println(take(2, xs))
  println(hasSubsequence(xs, MyList(2, 3)) + " " + hasSubsequence(xs, MyList(1, 3)))
  println(foldRight(xs, "z")((n, s) => "(" + n + s + ")") + foldLeft(xs, "z")((s, n) => "(" + s + n + ")"))
}
