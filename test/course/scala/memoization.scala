// Memo tables: mutable maps inside of objects. check: fibonacci, paths, catalan, partitions
import scala.collection.mutable

class Memo[K, V](f: K => V) {
  private val table = mutable.Map.empty[K, V]
  var hits = 0

  def apply(k: K): V = table.get(k) match {
    case Some(v) =>
      hits += 1
      v
    case None =>
      val v = f(k)
      table(k) = v
      v
  }
  def size = table.size
}

object Memoization {
  def fibonacci(n: Int): Long = {
    lazy val memo: Memo[Int, Long] = new Memo(k => if (k < 2) k.toLong else memo(k - 1) + memo(k - 2))
    memo(n)
  }

  // Ways through a grid, only to the right and down.
  def paths(width: Int, height: Int): Int = {
    val known = mutable.HashMap[(Int, Int), Int]()
    def go(w: Int, h: Int): Int =
      if (w == 0 || h == 0) 1
      else known.getOrElseUpdate((w, h), go(w - 1, h) + go(w, h - 1))
    if (width < 0 || height < 0) 0 else go(width, height)
  }

  def catalan(n: Int): Int = {
    val cache = mutable.Map[Int, Int](0 -> 1)
    def c(n: Int): Int = {
      if (!cache.contains(n)) cache += n -> (0 until n).map(i => c(i) * c(n - 1 - i)).sum
      cache(n)
    }
    c(n)
  }

  def partitions(n: Int): Int = {
    val seen = mutable.Map[(Int, Int), Int]()
    def count(rest: Int, most: Int): Int =
      if (rest == 0) 1
      else if (rest < 0 || most == 0) 0
      else seen.getOrElse((rest, most), {
        val r = count(rest - most, most) + count(rest, most - 1)
        seen.put((rest, most), r)
        r
      })
    count(n, n)
  }

  def main(args: Array[String]): Unit = {
    println(fibonacci(80))
    println(paths(2, 2) + " " + paths(10, 10))
    println((0 to 9).map(catalan).toList)
    println(partitions(5) + " " + partitions(30))
    val squares = new Memo((n: Int) => { println("computing " + n); n * n })
    println(squares(4) + squares(5) + squares(4))
    println(squares.size + " entries, " + squares.hits + " hit")
  }
}
