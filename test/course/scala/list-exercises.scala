// Lists: ninety-nine problems, the first of them. check: last, penultimate, nth, reverse, isPalindrome, compress, pack, duplicate, drop, rotate
object ListExercises extends App {

  def last[A](xs: List[A]): A = xs match {
    case x :: Nil => x
    case _ :: rest => last(rest)
    case Nil => throw new NoSuchElementException("last of empty list")
  }

  def penultimate[A](xs: List[A]): Option[A] = xs match {
    case x :: _ :: Nil => Some(x)
    case _ :: rest => penultimate(rest)
    case Nil => None
  }

  def nth[A](n: Int, xs: List[A]): Option[A] = (n, xs) match {
    case (_, Nil) => None
    case (0, x :: _) => Some(x)
    case (k, _ :: rest) => nth(k - 1, rest)
  }

  def reverse[A](xs: List[A]): List[A] = {
    def go(acc: List[A], rest: List[A]): List[A] = rest match {
      case Nil => acc
      case y :: ys => go(y :: acc, ys)
    }
    go(Nil, xs)
  }

  def isPalindrome[A](xs: List[A]): Boolean = xs == reverse(xs)

  // Neighbours that are equal become one.
  def compress[A](xs: List[A]): List[A] = xs match {
    case a :: b :: rest if a == b => compress(b :: rest)
    case a :: rest => a :: compress(rest)
    case Nil => Nil
  }

  def pack[A](xs: List[A]): List[List[A]] =
    if (xs.isEmpty) List()
    else {
      val (packed, next) = xs span { _ == xs.head }
      packed :: pack(next)
    }

  def duplicate(n: Int, xs: List[Int]): List[Int] = xs flatMap { x => List.fill(n)(x) }

  // Every nth element is dropped.
  def drop(n: Int, xs: List[Int]): List[Int] =
    xs.zipWithIndex filter { case (_, i) => (i + 1) % n != 0 } map { _._1 }

  def rotate(n: Int, xs: List[Int]): List[Int] = {
    val bounded = if (xs.isEmpty) 0 else n % xs.length
    if (bounded < 0) rotate(bounded + xs.length, xs)
    else (xs drop bounded) ::: (xs take bounded)
  }

  val word = List('a', 'a', 'a', 'b', 'c', 'c', 'a', 'a', 'd', 'e', 'e')
  println(last(word) + " " + penultimate(word) + " " + nth(3, word) + " " + nth(30, word))
  println(reverse(word))
  println(isPalindrome("anna".toList), isPalindrome("otto!".toList))
  println(compress(word))
  println(pack(word))
  println(duplicate(3, List(1, 2)))
  println(drop(3, (1 to 10).toList))
  println(rotate(3, List(1, 2, 3, 4, 5)) + " " + rotate(-2, List(1, 2, 3, 4, 5)))
}
