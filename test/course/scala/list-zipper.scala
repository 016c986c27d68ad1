// Zippers: a place in a list, and moving about. check: left, right, insert, delete, toList, fromList
object ListZipper {
  case class Zipper[A](before: List[A], focus: A, after: List[A])

  def fromList[A](xs: List[A]): Option[Zipper[A]] = xs match {
    case Nil => None
    case x :: rest => Some(Zipper(Nil, x, rest))
  }

  def toList[A](z: Zipper[A]): List[A] = z.before.reverse ::: z.focus :: z.after

  def right[A](z: Zipper[A]): Option[Zipper[A]] = z match {
    case Zipper(b, f, a :: as) => Some(Zipper(f :: b, a, as))
    case _ => None
  }

  def left[A](z: Zipper[A]): Option[Zipper[A]] = z match {
    case Zipper(b :: bs, f, as) => Some(Zipper(bs, b, f :: as))
    case _ => None
  }

  // The new one has the focus.
  def insert[A](x: A, z: Zipper[A]): Zipper[A] = z.copy(focus = x, after = z.focus :: z.after)

  def delete[A](z: Zipper[A]): Option[Zipper[A]] = z match {
    case Zipper(b, _, a :: as) => Some(Zipper(b, a, as))
    case Zipper(b :: bs, _, Nil) => Some(Zipper(bs, b, Nil))
    case Zipper(Nil, _, Nil) => None
  }

  def modify[A](f: A => A)(z: Zipper[A]): Zipper[A] = z.copy(focus = f(z.focus))

  def show[A](z: Zipper[A]): String =
    (z.before.reverse.map(_.toString) ++ List("<" + z.focus + ">") ++ z.after.map(_.toString)).mkString(" ")

  def main(args: Array[String]): Unit = {
    val Some(start) = fromList(List(1, 2, 3, 4))
    val there = right(start).flatMap(right(_))
    println(there.map(show(_)))
    println(there.map(insert(9, _)).map(toList(_)))
    println(there.flatMap(delete(_)).map(show(_)).getOrElse("nothing"))
    println(left(start))
    println(there.map(modify((n: Int) => n * 100)).map(show(_)))
    println(fromList(List.empty[Int]))
  }
}
