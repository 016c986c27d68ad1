// Tables, stacks and buffers that are changed while they are gone through, and what buffers do otherwise.
import scala.collection.mutable._
object Main {
  def main(args: Array[String]): Unit = {
    def m3: Map[Int, Int] = Map(1 -> 1, 2 -> 2, 3 -> 3)
    def s3: Set[Int] = Set(1, 2, 3)
    locally { val m = Map(1 -> 1, 2 -> 2); var s = List[Int](); for ((k, v) <- m) { s = k :: s; m(k) = v + 10 }; println("60 " + s + m) }
    locally { val m = m3; var s = List[Int](); for ((k, v) <- m) { s = v :: s; m(1) = 100; m(2) = 200; m(3) = 300 }; println("61 " + s + m) }
    locally { val m = m3; var s = List[Int](); for ((k, v) <- m) { s = v :: s; m -= k }; println("62 " + s + m) }
    locally { val m = m3; var s = List[Int](); m.keys.foreach { k => s = k :: s; m -= k }; m.values.foreach(v => s = v :: s); println("67 " + s + m) }
    locally { val m = m3; val vs = m.values; m(4) = 4; m(1) = 11; println("68 " + vs.toList) }
    locally { val q = Stack(1, 2, 3); var s = List[Int](); for (x <- q) { s = x :: s; if (q.size < 6) q.push(x * 10) }; println("82 " + s + q) }
    locally { val q = Stack(1, 2, 3); var s = List[Int](); for (x <- q) { s = x :: s; q.pop() }; println("83 " + s + q) }
    locally { val q = Stack(1, 2, 3); val it = q.iterator; it.next(); q.push(4); q.pop(); q.pop(); println("87 " + it.toList) }
    locally { val m = s3; var s = List[Int](); for (x <- m) { s = x :: s; m -= x }; println("88 " + s + m) }
    locally { val m = m3; println("90 " + m.foldLeft(0) { (s, e) => m(3) = 50; s + e._2 } + m.exists { e => m(3) = 7; e._2 == 7 } + m.filter { e => m(1) = 5; m(2) = 5; m(3) = 5; e._2 == 5 } + m.count(_._2 == 5) + m.find(_._1 == 2)) }
    locally { val b = ListBuffer(1, 2, 3); b.map(x => { b(1) = 7; x }); println(b) }
    locally { val b = ListBuffer(1, 2, 3, 4, 5); for (x <- b) if (x % 2 == 0) b -= x; println(b) }
    locally { val b = ArrayBuffer(1, 2, 3, 4, 5); println(b.partition(_ > 2) + " " + b.span(_ < 3) + b.takeWhile(_ < 3) + b.dropWhile(_ < 3) + b.groupBy(_ % 2).toList + b.scanLeft(0)(_ + _) + b.collect { case x if x > 2 => x } + b.flatMap(x => List(x, x)) + b.filterNot(_ > 2) + b.reduceLeft(_ + _) + b.foldRight(0)(_ - _) + b.indexWhere(_ > 2) + b.prefixLength(_ < 3) + b.maxBy(x => -x)) }
    locally { val b = ListBuffer(1, 2, 3, 4, 5); println(b.partition(_ > 2) + " " + b.span(_ < 3) + b.takeWhile(_ < 3) + b.dropWhile(_ < 3) + b.groupBy(_ % 2).toList + b.scanLeft(0)(_ + _) + b.collect { case x if x > 2 => x } + b.flatMap(x => List(x, x)) + b.filterNot(_ > 2) + b.reduceLeft(_ + _) + b.foldRight(0)(_ - _) + b.indexWhere(_ > 2) + b.prefixLength(_ < 3) + b.maxBy(x => -x)); b.trimStart(2); println(b); b.trimEnd(1); println(b); b.trimEnd(9); println(b) }
  }
}
