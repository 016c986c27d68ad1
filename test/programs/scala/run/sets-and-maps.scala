// Sets and maps, and more of sequences.
object Main {
  def show(body: => Unit): Unit = try body catch { case e: Throwable => println(e) }
  def main(args: Array[String]): Unit = {
    show { println(List(1, 2, 3).permutations.length) }
    show { println(List(1, 2, 3).combinations(2).toList) }
    show { println(List(1, 2, 3).tails.toList) }
    show { println(List(3, 1, 2).min) }
    show { println(Vector(3, 1).sorted) }
    show { println(Vector(1, 2) :+ 3) }
    show { println(Vector(1, 2).updated(0, 5)) }
    show { println(List(1, 2, 3).drop(1).head) }
    show { println(List("a", "b").zipWithIndex.toMap) }
    show { println(Map(1 -> "a") + (2 -> "b")) }
    show { println(Map(1 -> "a").updated(1, "z")) }
    show { println(Map(1 -> "a", 2 -> "b").map { case (k, v) => v -> k }) }
    show { println(Map(1 -> "a", 2 -> "b").filter(_._1 > 1)) }
    show { println(Map(1 -> "a").keys.toList) }
    show { println(Map(1 -> 2, 3 -> 4).values.sum) }
    show { println(Map(1 -> 2) == Map(1 -> 2)) }
    show { println(Set(1, 2, 3) - 2) }
    show { println(Set(1, 2).subsetOf(Set(1, 2, 3))) }
    show { println(Set(1, 2, 3).filter(_ > 1).map(_ * 2)) }
    show { println(Set(3, 1, 2).toList.sorted) }
    show { println(Set(1, 2) & Set(2, 3)) }
    show { println(Set("a") + "b") }
    show { println(Set(List(1), List(1))) }
    show { println(Set(Set(1, 2), Set(2, 1)).size) }
    show { println(List(Set(1, 2)) == List(Set(2, 1))) }
    show { println((Set(1, 2), 1) == (Set(2, 1), 1)) }
  }
}
