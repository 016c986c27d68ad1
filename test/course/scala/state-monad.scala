// State: a monad that threads a value through. check: label, rolls, countdown
case class State[S, A](run: S => (A, S)) {
  def map[B](f: A => B): State[S, B] = State { s =>
    val (a, s1) = run(s)
    (f(a), s1)
  }
  def flatMap[B](f: A => State[S, B]): State[S, B] = State { s =>
    val (a, s1) = run(s)
    f(a).run(s1)
  }
}

object State {
  def unit[S, A](a: A): State[S, A] = State(s => (a, s))
  def get[S]: State[S, S] = State(s => (s, s))
  def set[S](s: S): State[S, Unit] = State(_ => ((), s))
  def modify[S](f: S => S): State[S, Unit] = for { s <- get[S]; _ <- set(f(s)) } yield ()
  def sequence[S, A](xs: List[State[S, A]]): State[S, List[A]] =
    xs.foldRight(unit[S, List[A]](Nil))((x, acc) => for (a <- x; as <- acc) yield a :: as)
}

sealed trait Tree[+A]
case class Leaf[A](value: A) extends Tree[A]
case class Branch[A](left: Tree[A], right: Tree[A]) extends Tree[A]

object StateMonad {
  val fresh: State[Int, Int] = for {
    n <- State.get[Int]
    _ <- State.set(n + 1)
  } yield n

  def labelled[A](t: Tree[A]): State[Int, Tree[(Int, A)]] = t match {
    case Leaf(x) => fresh.map(n => Leaf((n, x)))
    case Branch(l, r) =>
      for {
        l1 <- labelled(l)
        r1 <- labelled(r)
      } yield Branch(l1, r1)
  }

  def label(t: Tree[Char], from: Int): Tree[(Int, Char)] = labelled(t).run(from)._1

  // A simple generator of numbers that look random.
  val roll: State[Long, Int] = State { seed =>
    val next = (seed * 1103515245L + 12345L) & 0x7fffffffL
    ((next >> 16).toInt % 6 + 1, next)
  }

  def rolls(n: Int, seed: Long): List[Int] = State.sequence(List.fill(n)(roll)).run(seed)._1

  def countdown(n: Int): List[Int] = {
    def loop: State[Int, List[Int]] =
      State.get[Int].flatMap { s =>
        if (s <= 0) State.unit(List(0))
        else State.modify[Int](_ - 1).flatMap(_ => loop).map(s :: _)
      }
    loop.run(n)._1
  }

  def main(args: Array[String]): Unit = {
    val t = Branch(Branch(Leaf('a'), Leaf('b')), Leaf('c'))
    println(label(t, 10))
    println(rolls(8, 42L))
    println(countdown(3))
    println(fresh.run(7))
  }
}
