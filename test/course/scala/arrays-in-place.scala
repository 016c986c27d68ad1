// Arrays: loops, variables and swapping. check: reversed, binarySearch, rotated, prefixSums, secondLargest, partitioned
object ArraysInPlace {
  def swap(a: Array[Int], i: Int, j: Int): Unit = {
    val t = a(i)
    a(i) = a(j)
    a(j) = t
  }

  def reversed(xs: List[Int]): List[Int] = {
    val a = xs.toArray
    var i = 0
    var j = a.length - 1
    while (i < j) {
      swap(a, i, j)
      i += 1
      j -= 1
    }
    a.toList
  }

  def binarySearch(a: Array[Int], x: Int): Int = {
    var low = 0
    var high = a.length - 1
    var found = -1
    while (found < 0 && low <= high) {
      val mid = (low + high) / 2
      if (a(mid) == x) found = mid
      else if (a(mid) < x) low = mid + 1
      else high = mid - 1
    }
    found
  }

  def rotated(xs: List[Int], k: Int): List[Int] = {
    val n = xs.length
    val out = Array.ofDim[Int](n)
    for ((x, i) <- xs.zipWithIndex) out(((i + k) % n + n) % n) = x
    out.toList
  }

  def prefixSums(a: Array[Int]): Array[Int] = {
    val sums = new Array[Int](a.length + 1)
    for (i <- a.indices) sums(i + 1) = sums(i) + a(i)
    sums
  }

  def secondLargest(xs: Array[Int]): Option[Int] = {
    var first: Option[Int] = None
    var second: Option[Int] = None
    for (x <- xs) {
      if (first.isEmpty || x > first.get) {
        second = first
        first = Some(x)
      } else if (x < first.get && (second.isEmpty || x > second.get)) second = Some(x)
    }
    second
  }

  // The small ones to the left, in place; how many there are.
  def partitioned(xs: List[Int], pivot: Int): (Int, List[Int]) = {
    val a = xs.toArray
    var small = 0
    for (i <- 0 until a.length if a(i) < pivot) { swap(a, i, small); small += 1 }
    (small, a.toList)
  }

  def main(args: Array[String]): Unit = {
    println(reversed(List(1, 2, 3, 4)))
    val sorted = Array(1, 3, 5, 7, 9, 11)
    println(sorted.map(binarySearch(sorted, _)).mkString(",") + " " + binarySearch(sorted, 4))
    println(rotated(List(1, 2, 3, 4, 5), 2) + " " + rotated(List(1, 2, 3), -1))
    println(prefixSums(Array(1, 2, 3)).mkString("[", " ", "]"))
    println(secondLargest(Array(4, 9, 9, 7)) + " " + secondLargest(Array(1)))
    println(partitioned(List(5, 1, 7, 2), 4))
    val copy = sorted.clone
    copy(0) = 100
    println(sorted.sum + " " + copy.sum + " " + copy.sameElements(sorted))
  }
}
