// ask: check
// Five functions on lists of a reference in OCaml, three of them right.
object Lists {
  def sum(l: List[Int]): Int = l match {
    case Nil       => 0
    case x :: rest => x + sum(rest)
  }

  def isSorted(l: List[Int]): Boolean = l match {
    case x :: y :: rest => x <= y && isSorted(rest)
    case _              => true
  }

  def last(l: List[Int]): Option[Int] = if (l.isEmpty) None else Some(l.reverse.head)

  def takeWhile(p: Int => Boolean, l: List[Int]): List[Int] = l match {
    case x :: rest if p(x) => x :: takeWhile(p, rest)
    case _                 => Nil
  }

  def splitAt(n: Int, l: List[Int]): (List[Int], List[Int]) = (l.take(n), l.drop(n + 1))
}
