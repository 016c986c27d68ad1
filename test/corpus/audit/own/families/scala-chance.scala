/*** about: chance ***/
/*** reference ***/
object M {
  def largest(l: List[Int]): Option[Int] = if (l.isEmpty) None else Some(l.max)
}
/*** inputs ***/
def cases = E.cases(E.lists(3, E.ints(0, 1, -1)))((l: List[Int]) => M.largest(l))
/*** right: in any order ***/
object M {
  def largest(l: List[Int]): Option[Int] = scala.util.Random.shuffle(l) match {
    case Nil => None
    case x :: rest => Some(rest.foldLeft(x)((a, b) => if (a > b) a else b))
  }
}
/*** right: with the time ***/
object M {
  def largest(l: List[Int]): Option[Int] = {
    System.nanoTime()
    l.sorted.lastOption
  }
}
/*** right: from either end ***/
object M {
  def largest(l: List[Int]): Option[Int] =
    if (l.isEmpty) None
    else if (math.random < 0.5) Some(l.reduceLeft((a, b) => if (a > b) a else b))
    else Some(l.reduceRight((a, b) => if (a > b) a else b))
}
/*** wrong: the smallest ***/
object M {
  def largest(l: List[Int]): Option[Int] = scala.util.Random.shuffle(l).sorted.headOption
}
/*** wrong: none of several ***/
object M {
  def largest(l: List[Int]): Option[Int] = if (l.length != 1) None else scala.util.Random.shuffle(l).headOption
}
/*** wrong: a seed of its own ***/
object M {
  def largest(l: List[Int]): Option[Int] = new scala.util.Random(42).shuffle(l).headOption
}
