// Persistent queues: two lists and an invariant. check: fromTo, interleave, josephus
class Queue[+A] private (front: List[A], back: List[A]) {
  def isEmpty: Boolean = front.isEmpty && back.isEmpty

  def enqueue[B >: A](x: B): Queue[B] = new Queue(front, x :: back)

  def dequeue: Option[(A, Queue[A])] = front match {
    case x :: rest => Some((x, new Queue(rest, back)))
    case Nil =>
      back.reverse match {
        case Nil => None
        case x :: rest => Some((x, new Queue(rest, Nil)))
      }
  }

  def toList: List[A] = front ::: back.reverse
  override def toString = toList.mkString("Queue(", ", ", ")")
}

object Queue {
  def empty[A]: Queue[A] = new Queue[A](Nil, Nil)
  def apply[A](xs: A*): Queue[A] = xs.foldLeft(empty[A])(_ enqueue _)
}

object QueueExercises {
  def fromTo(low: Int, high: Int): Queue[Int] = Queue(low to high: _*)

  def interleave(xs: List[Int], ys: List[Int]): List[Int] = {
    def go(q: Queue[List[Int]]): List[Int] = q.dequeue match {
      case None => Nil
      case Some((Nil, rest)) => go(rest)
      case Some((h :: t, rest)) => h :: go(rest.enqueue(t))
    }
    go(Queue(xs, ys))
  }

  // Everybody stands in a circle, every kth has to leave; who is left?
  def josephus(n: Int, k: Int): Int = {
    @annotation.tailrec
    def go(q: Queue[Int], count: Int): Int = {
      val Some((who, rest)) = q.dequeue
      if (rest.isEmpty) who
      else if (count == k) go(rest, 1)
      else go(rest.enqueue(who), count + 1)
    }
    go(fromTo(1, n), 1)
  }

  def main(args: Array[String]): Unit = {
    val q = Queue(1, 2, 3).enqueue(4)
    println(q)
    println(q.dequeue)
    println(Queue.empty[Int].dequeue)
    println(interleave(List(1, 3, 5, 7), List(2, 4)))
    println(josephus(7, 3) + " " + josephus(41, 3))
    println(Queue("a").enqueue(1).toList)
  }
}
