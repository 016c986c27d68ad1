// Sorting as Java does it, whose algorithm Scala uses: orderings and keys are asked the same questions in the same order, and
// an ordering that contradicts itself leads to the same result. This is so for fewer than 32 elements; of more, Java sorts
// parts and merges them.
package scala

object TimSort {
  def sorted[A, B >: A](xs: List[A], ord: Ordering[B]): List[A] =
    if (xs.lengthCompare(2) < 0) xs
    else if (xs.lengthCompare(32) >= 0) List.mergeSort(xs, ord)
    else {
      val (run, rest) = firstRun(xs, ord)
      val items = Array.from(run ++ rest)
      insertFrom(items, run.length, ord)
      Array.toList(items)
    }
  /** What is in order at the beginning, or would be the other way round. */
  private def firstRun[A, B >: A](xs: List[A], ord: Ordering[B]): (List[A], List[A]) = {
    val first = xs.head
    val second = xs.tail.head
    val isFalling = ord.compare(second, first) < 0
    def go(last: A, rest: List[A], run: List[A]): (List[A], List[A]) = rest match {
      case x :: more if (ord.compare(x, last) < 0) == isFalling => go(x, more, x :: run)
      case _ => (if (isFalling) run else run.reverse, rest)
    }
    go(second, xs.tail.tail, List(second, first))
  }
  /** Those from `start` on are put in one after the other: each place is found by halving. */
  private def insertFrom[A, B >: A](items: Array[A], start: Int, ord: Ordering[B]): Unit =
    if (start < Core.arrayLength(items)) {
      val x = Core.arrayGet(items, start)
      def place(left: Int, right: Int): Int =
        if (left >= right) left
        else {
          val middle = (left + right) / 2
          if (ord.compare(x, Core.arrayGet[A](items, middle)) < 0) place(left, middle) else place(middle + 1, right)
        }
      put(items, place(0, start), start, x)
      insertFrom(items, start + 1, ord)
    }
  /** At a place, after the others from there on have made room. */
  private def put[A](items: Array[A], place: Int, i: Int, x: A): Unit =
    if (i > place) {
      Core.arraySet(items, i, Core.arrayGet(items, i - 1))
      put(items, place, i - 1, x)
    } else Core.arraySet(items, place, x)
}
