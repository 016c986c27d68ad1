// Sorting asks as often as Java does, in the same order, also where an ordering contradicts itself.
object Main {
  def trace(xs: List[Int]): String = {
    var log = ""; var n = 0; var k = 0
    val a = xs.sortWith { (a, b) => n += 1; log = log + a + "<" + b + ";"; a < b }
    val b = xs.sortBy { v => k += 1; v }
    var m = 0
    val ord = new Ordering[Int] { def compare(x: Int, y: Int) = { m += 1; log = log + x + "," + y + " "; y - x } }
    val c = xs.sorted(ord)
    val d = xs.sortWith(_ <= _)
    val e = xs.zipWithIndex.sortBy(p => p._1 / 2)
    val f = xs.toArray.sortBy(x => { log = log + x; -x }).toList
    val g = xs.toVector.sortWith((a, b) => a % 2 < b % 2)
    val h = xs.zipWithIndex.sortWith((a, b) => a._1 <= b._1)
    n + " " + k + " " + m + " " + log + a + b + c + d + e + f + g + h
  }
  def main(args: Array[String]): Unit = {
    for (n <- 0 to 4; p <- (1 to n).toList.permutations) println(trace(p))
    for (p <- List(1, 1, 2, 3, 3).permutations) println(trace(p))
    for (p <- List(1, 2, 3, 4, 5).permutations) println(trace(p))
    for (n <- 6 to 31) println(trace((1 to n).map(i => i * 7919 % 13).toList))
    for (n <- 25 to 31) println(trace((1 to n).map(i => -i / 3).toList))
  }
}
