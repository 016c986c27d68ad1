// Sorting: five ways to sort, generic in the order. check: insertionSort, selectionSort, mergeSort, quickSort, bubbleSort, isSorted
object Sorting {
  def isSorted[A](xs: List[A])(implicit ord: Ordering[A]): Boolean =
    xs.zip(xs.drop(1)).forall { case (a, b) => ord.lteq(a, b) }

  def insertionSort(xs: List[Int]): List[Int] = {
    def insert(x: Int, sorted: List[Int]): List[Int] = sorted match {
      case y :: ys if y < x => y :: insert(x, ys)
      case _ => x :: sorted
    }
    xs.foldRight(List.empty[Int])(insert)
  }

  def selectionSort(xs: List[Int]): List[Int] =
    if (xs.isEmpty) Nil
    else {
      val least = xs.min
      least :: selectionSort(xs diff List(least))
    }

  def mergeSort[T](xs: List[T])(implicit ord: Ordering[T]): List[T] = {
    val n = xs.length / 2
    if (n == 0) xs
    else {
      def merge(xs: List[T], ys: List[T]): List[T] = (xs, ys) match {
        case (Nil, _) => ys
        case (_, Nil) => xs
        case (x :: xs1, y :: ys1) =>
          if (ord.lt(y, x)) y :: merge(xs, ys1) else x :: merge(xs1, ys)
      }
      val (fst, snd) = xs splitAt n
      merge(mergeSort(fst), mergeSort(snd))
    }
  }

  def quickSort(xs: List[Int]): List[Int] = xs match {
    case Nil => Nil
    case pivot :: rest =>
      val (less, more) = rest.partition(_ < pivot)
      quickSort(less) ++ List(pivot) ++ quickSort(more)
  }

  def bubbleSort(xs: List[Int]): List[Int] = {
    val a = xs.toArray
    for (i <- a.length - 1 to 1 by -1; j <- 0 until i)
      if (a(j) > a(j + 1)) {
        val t = a(j)
        a(j) = a(j + 1)
        a(j + 1) = t
      }
    a.toList
  }

  def main(args: Array[String]): Unit = {
    val numbers = List(5, 2, 9, 2, -1, 7)
    println(insertionSort(numbers))
    println(selectionSort(numbers))
    println(mergeSort(numbers))
    println(quickSort(numbers))
    println(bubbleSort(numbers))
    println(mergeSort(List("pear", "fig", "apple")))
    println(mergeSort(numbers)(Ordering.Int.reverse))
    println(mergeSort(List("pear", "fig", "apple"))(Ordering.by[String, Int](_.length)))
    println(isSorted(numbers), isSorted(quickSort(numbers)), isSorted(List('a', 'b')))
  }
}
