// Options, vectors, ranges, sets, maps, arrays, functions and blocks.
object Main {
  def show(body: => Unit): Unit = try body catch { case e: Throwable => println(e) }
  def main(args: Array[String]): Unit = {
    show { println(List(1) ::: List(2)) }
    show { println(List(1,2,3).last) }
    show { println(List(1,2,3).init) }
    show { println(List[Int]().last) }
    show { println(List[Int]().max) }
    show { println(List(1,2,3).foreach(println)) }
    show { println(if (1 > 2) 3) }
    show { println(()) }
    show { println((1 to 3).foldLeft("")((s, i) => s + i)) }
    show { println(1.to(3).toList) }
    show { println(true && !false) }
    show { println(List(1,2) == Vector(1,2)) }
    show { println(List(List(1,2),List(3,4)).map(_.sum)) }
    show { println(List(1,2,3).maxBy(x => -x)) }
    show { println(List("aa","b").map(_.length)) }
    show { println(List(1,2,3).scanLeft(0)(_ + _)) }
    show { println(List(1,2,3).takeWhile(_ < 3)) }
    show { println(Iterator(1,2,3).map(_ + 1).toList) }
    show { println(List(1,2).flatMap(x => List(x, x))) }
    show { println(List(1,2).flatMap(x => if (x > 1) Some(x) else None)) }
    show { println(List(Some(1), None).flatten) }
    show { println(((a: Int, b: Int) => a + b)(1, 2)) }
    show { println(List(1,2,3).map { case 1 => "one"; case _ => "many" }) }
    show { println({ var x = 1; val f = () => { x += 1; x }; f(); f(); x }) }
    show { println({ val xs = for { a <- 1 to 3; b <- a to 3; if a + b == 4 } yield (a, b); xs }) }
    show { println(List(1, 2, 3).map { x => val y = x * 2; y + 1 }) }
    show { println(List(5, 3, 8).zipWithIndex.maxBy(_._1)._2) }
    show { println(List("apple", "bob", "cat").map(s => (s, s.length)).toMap) }
    show { println(List("apple", "bob", "cat").groupBy(_.length).toList.sortBy(_._1)) }
    show { println(List(1,2,3,4,5,6).foldLeft((0, 0)) { case ((e, o), x) => if (x % 2 == 0) (e + x, o) else (e, o + x) }) }
    show { println(List(3, 1, 2).sorted(Ordering[Int].reverse)) }
    show { println(List(1, 2, 3).sum / 2.0) }
    show { println(List(1, 2, 3, 4).map(_.toDouble).sum / 4) }
    show { println(Array(3, 1, 2).sorted.toList) }
    show { println({ val a = Array(1, 2, 3); a(0) = 9; a.toList }) }
    show { println(Array.fill(2)(7).toList) }
    show { println(List(1,2,3).iterator.next()) }
    show { println(List(1, 2) zip List(3, 4) map { case (a, b) => a * b }) }
    show { println(List(1,2,3) :+ 4) }
    show { println(List(Left(1), Right("a")).collect { case Left(n) => n }) }
    show { println(Some(1) == Some(1)) }
    show { println(Some(1).contains(1)) }
    show { println(Some(3).fold(0)(_ + 1)) }
    show { println(List(Some(2), None, Some(3)).flatMap(x => x)) }
    show { println(for (x <- Some(1); y <- Some(2)) yield x + y) }
    show { println((1, 2).swap) }
    show { println((1, 2) == (1, 2)) }
    show { println((1, (2, 3))._2._1) }
    show { println(if (true) 1 else "a") }
    show { println(List(1, "a", 2.0)) }
    show { println(List(1, 2.5)) }
  }
}
