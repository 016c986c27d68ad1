// Lists and what goes with them.
object Main {
  def show(body: => Unit): Unit = try body catch { case e: Throwable => println(e) }
  def main(args: Array[String]): Unit = {
    show { println(List(1,2,3).map(_ * 2)) }
    show { println(for (i <- List(1,2,3); j <- List(4,5) if i + j > 6) yield (i, j)) }
    show { println(for (i <- 1 to 3) yield i * i) }
    show { println(List(3,1,2).sorted) }
    show { println(List("b","a").sortBy(x => x)) }
    show { println(List(1,2,3,4).groupBy(_ % 2)(0)) }
    show { println(List(1,2,3).foldLeft(0)(_ + _)) }
    show { println(List(1,2,3).foldRight(List[Int]())((x, acc) => x :: acc)) }
    show { println(List(1,2,3).zip(List("a","b"))) }
    show { println(List(1,2,3).sum) }
    show { println(List(1,2,3).max) }
    show { println(List(1.5,2.5).sum) }
    show { println(List(List(1),List(2,3)).flatten) }
    show { println(Some(3).map(_ + 1)) }
    show { println(None.getOrElse(5)) }
    show { println(Option(3).filter(_ > 5)) }
    show { println(Map("a" -> 1, "b" -> 2)) }
    show { println(Map("a" -> 1).get("a")) }
    show { println(Map("a" -> 1)("c")) }
    show { println(Set(1,2,2,3)) }
    show { println(Set(1,2) ++ Set(3)) }
    show { println(Set(1,2) == Set(2,1)) }
    show { println((1, "a", 'c', 2.5, true)) }
    show { println((x: Int) => x + 1) }
    show { println(List(1,2,3).filter(_ % 2 == 1).map(x => x * x).reverse) }
    show { println(List.fill(3)(0)) }
    show { println(List.tabulate(3)(i => i * i)) }
    show { println(Vector(1,2,3).map(_ + 1)) }
    show { println(Vector(1,2,3)(1)) }
    show { println(Array(1,2,3).map(_ + 1).sum) }
    show { println({ var i = 0; while (i < 5) { i += 1 }; i }) }
    show { println({ var s = 0; for (i <- 1 to 10) s += i; s }) }
    show { println({ def f(n: Int): Int = if (n <= 1) 1 else n * f(n - 1); f(10) }) }
    show { println({ def f(n: Int): Boolean = if (n == 0) true else g(n - 1); def g(n: Int): Boolean = if (n == 0) false else f(n - 1); f(10) }) }
    show { println({ lazy val x: Int = { println("lazy"); 3 }; x + x }) }
    show { println(List(1,2,3).collect { case x if x > 1 => x * 10 }) }
    show { println(List(1,2,3).partition(_ > 1)) }
    show { println(List(1,2,3).span(_ < 2)) }
    show { println(List(1,2,3,4).sliding(2).toList) }
    show { println(List(1,2,3,4,5).grouped(2).toList) }
    show { println(List(1,2,3).reduce(_ + _)) }
    show { println(List(1,2,3).zipWithIndex) }
    show { println(List((1,"a"),(2,"b")).toMap) }
    show { println(List((1,"a"),(2,"b")).unzip) }
    show { println(List(1,2,3).take(2) ++ List(9)) }
    show { println(List(1,2,3).updated(1, 7)) }
    show { println(List(1,2,3).contains(2)) }
    show { println(List(1,2,3).exists(_ > 2)) }
    show { println(List(1,2,3).indexOf(3)) }
    show { println(List(3,1,2).sortWith(_ > _)) }
    show { println(List(1,1,2).distinct) }
  }
}
