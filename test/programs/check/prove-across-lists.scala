// ask: check --strategy prove
// Lists against a reference in OCaml: other orders of cases, and accumulators.
object Lists {
  def append(a: List[Int], b: List[Int]): List[Int] = a match {
    case x :: rest => x :: append(rest, b)
    case Nil => b
  }

  def reverse(l: List[Int]): List[Int] = {
    def go(l: List[Int], done: List[Int]): List[Int] = l match {
      case x :: rest => go(rest, x :: done)
      case Nil => done
    }
    go(l, Nil)
  }

  def contains(x: Int, l: List[Int]): Boolean = l match {
    case Nil => false
    case y :: rest => if (y == x) true else contains(x, rest)
  }

  def zip(a: List[Int], b: List[Int]): List[(Int, Int)] = (a, b) match {
    case (Nil, _) => Nil
    case (_, Nil) => Nil
    case (x :: r, y :: s) => (x, y) :: zip(r, s)
  }

  def evens(l: List[Int]): List[Int] = l match {
    case Nil => Nil
    case x :: rest =>
      val others = evens(rest)
      if (x % 2 != 0) others else x :: others
  }

  def split(l: List[Int]): (List[Int], List[Int]) = l match {
    case x :: y :: rest =>
      val parts = split(rest)
      (x :: parts._1, y :: parts._2)
    case _ => (l, Nil)
  }
}
