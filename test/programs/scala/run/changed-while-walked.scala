// Arrays and collections that are changed while they are gone through.
import scala.collection.mutable._
object Main {
  def err[A](x: => A): String = try "" + x catch { case e: Exception => e.toString }
  def main(args: Array[String]): Unit = {
    def arr = Array(1, 2, 3, 4)
    locally { val a = arr; var s = List[Int](); a.foreach { x => s = x :: s; a(3) = 9; a(0) = 7 }; println("1 " + s) }
    locally { val a = arr; var s = List[Int](); for (x <- a) { s = x :: s; for (i <- a.indices) a(i) = a(i) + 1 }; println("2 " + s) }
    locally { val a = arr; println("3 " + a.map { x => a(3) += x; x }.toList) }
    locally { val a = arr; println("4 " + a.foldLeft(0) { (s, x) => a(3) = 100; s + x }) }
    locally { val a = arr; println("5 " + a.exists { x => a(3) = 5; x == 5 } + a.forall { x => a(2) = 0; x > 0 } + a.find { x => a(3) = 8; x == 8 } + a.count { x => a(3) = 1; x == 1 } + a.indexWhere { x => a(3) = -1; x < 0 }) }
    locally { val a = arr; println("6 " + a.filter { x => a(3) = 2; x % 2 == 0 }.toList + a.flatMap { x => a(3) += 1; List(x) }.toList + a.collect { case x if { a(3) = 7; x > 1 } => x }.toList + a.zipWithIndex.map { case (x, i) => a(3) = 0; x }.toList) }
    locally { val a = arr; println("7 " + a.foldRight(0) { (x, s) => a(0) = 50; s + x } + " " + a.reduceLeft { (x, y) => a(3) = 60; x + y } + " " + a.takeWhile { x => a(3) = 0; x > 0 }.toList + a.partition { x => a(2) = 99; x > 50 }._1.toList + a.scanLeft(0) { (s, x) => a(3) = 1000; s + x }.toList) }
    locally { val a = arr; val it = a.iterator; it.next(); a(1) = 20; println("8 " + it.next() + it.toList) }
    locally { val a = arr; var s = List[Int](); for (x <- a if { a(3) = 44; x > 1 }) s = x :: s; println("9 " + s) }
    locally { val a = arr; println("10 " + (for (x <- a; y <- a if { a(3) += 1; true }) yield x * y).toList) }
    locally { val a = arr; val w: Seq[Int] = a; println("11 " + w.map { x => a(3) = 77; x } + w.foldLeft(0) { (s, x) => a(3) = 5; s + x }); w.foreach { x => a(3) = x }; println(w) }
    locally { val a = arr; println("12 " + a.maxBy { x => a(3) = -x; x } + a.sortBy { x => a(0) = 100; -x }.toList + a.groupBy { x => a(3) = 3; x % 2 }.mapValues(_.toList).toList.sortBy(_._1)) }
    // ArrayBuffer
    def ab = ArrayBuffer(1, 2, 3)
    locally { val b = ab; var s = List[Int](); for (x <- b) { s = x :: s; if (b.size < 6) b += x * 10 }; println("20 " + s + b) }
    locally { val b = ab; var s = List[Int](); for (x <- b) { s = x :: s; b(2) = 9 }; println("21 " + s + b) }
    locally { val b = ab; println("24 " + b.map { x => b += x; x } + b) }
    locally { val b = ab; println("25 " + err(b.foldLeft(0) { (s, x) => b += 1; s + x }) + b + err(b.exists { x => b += 7; x == 7 }) + b.size) }
    locally { val b = ab; println("26 " + err(b.foldLeft(0) { (s, x) => b.remove(0); s + x }) + b) }
    locally { val b = ab; val it = b.iterator; it.next(); b += 4; println("27 " + it.toList); val i2 = b.iterator; i2.next(); b.remove(0); println(err(i2.toList)) }
    locally { val b = ab; println("28 " + b.filter { x => b(2) = 8; x > 1 } + b.forall { x => b += 0; x > 0 } + b) }
    // ListBuffer
    def lb = ListBuffer(1, 2, 3)
    locally { val b = lb; var s = List[Int](); for (x <- b) { s = x :: s; if (b.size < 6) b += x * 10 }; println("40 " + s + b) }
    locally { val b = lb; var s = List[Int](); for (x <- b) { s = x :: s; b(2) = 9 }; println("42 " + s + b) }
    locally { val b = lb; var s = List[Int](); for (x <- b) { s = x :: s; if (x == 1) b.remove(0) }; println("43 " + s + b) }
    locally { val b = lb; var s = List[Int](); for (x <- b) { s = x :: s; if (x == 1) b.remove(1) }; println("44 " + s + b) }
    locally { val b = lb; var s = List[Int](); for (x <- b) { s = x :: s; b.clear() }; println("45 " + s + b) }
    locally { val b = lb; var s = List[Int](); for (x <- b) { s = x :: s; b -= x }; println("46 " + s + b) }
    locally { val b = lb; var s = List[Int](); for (x <- b) { s = x :: s; x +=: b }; println("47 " + s + b) }
    locally { val b = lb; var c = 0; println("48 " + b.map { x => c += 1; if (c < 5) b += x; x } + b) }
    locally { val b = lb; val it = b.iterator; it.next(); b += 4; println("49 " + it.toList); val i2 = b.iterator; i2.next(); b.remove(1); println(i2.toList) }
    locally { val b = lb; println("50 " + b.foldLeft(0) { (s, x) => if (s < 20) b += x + 1; s + x } + b + b.exists { x => if (b.size < 20) b += 77; x == 77 } + b.size) }
    locally { val b = lb; var s = List[Int](); for (x <- b) { s = x :: s; b.insert(1, 9) }; println("51 " + s + b) }
    locally { val b = lb; var s = List[Int](); for (x <- b.toList) { s = x :: s; b += 9 }; println("52 " + s + b) }
    // Map, Set









    // Queue, Stack






  }
}
