// Heaps: a priority queue that is generic in its order. check: heapSort, smallest, merge
object LeftistHeap {
  sealed abstract class Heap[+A] {
    def rank: Int
    def isEmpty: Boolean = this == E
  }
  case object E extends Heap[Nothing] { def rank = 0 }
  case class H[A](rank: Int, x: A, left: Heap[A], right: Heap[A]) extends Heap[A]

  def make[A](x: A, a: Heap[A], b: Heap[A]): Heap[A] =
    if (a.rank >= b.rank) H(b.rank + 1, x, a, b) else H(a.rank + 1, x, b, a)

  def merge[A](h1: Heap[A], h2: Heap[A])(implicit ord: Ordering[A]): Heap[A] = (h1, h2) match {
    case (h, E) => h
    case (E, h) => h
    case (H(_, x, a1, b1), H(_, y, a2, b2)) =>
      if (ord.lteq(x, y)) make(x, a1, merge(b1, h2)) else make(y, a2, merge(h1, b2))
  }

  def insert[A](x: A, h: Heap[A])(implicit ord: Ordering[A]): Heap[A] = merge(H(1, x, E, E), h)

  def deleteMin[A: Ordering](h: Heap[A]): Option[(A, Heap[A])] = h match {
    case E => None
    case H(_, x, a, b) => Some(x -> merge(a, b))
  }

  def fromList[A: Ordering](xs: List[A]): Heap[A] = xs.foldRight(E: Heap[A])((x, h) => insert(x, h))

  def heapSort(xs: List[Int]): List[Int] = {
    def drain(h: Heap[Int], acc: List[Int]): List[Int] = deleteMin(h) match {
      case None => acc.reverse
      case Some((x, rest)) => drain(rest, x :: acc)
    }
    drain(fromList(xs), Nil)
  }

  def smallest(k: Int, xs: List[Int]): List[Int] = heapSort(xs).take(k)

  def main(args: Array[String]): Unit = {
    println(heapSort(List(5, 1, 4, 1, 3)))
    println(smallest(2, List(9, 8, 7, 6)))
    val byLength = Ordering.by((s: String) => s.length)
    val h = fromList(List("ccc", "a", "bb"))(byLength)
    println(deleteMin(h)(byLength).map(_._1))
    println(merge(fromList(List(2, 4)), fromList(List(1, 3))).rank)
    println(deleteMin(E: Heap[Int]))
  }
}
