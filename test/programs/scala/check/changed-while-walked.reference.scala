import scala.collection.mutable.{ArrayBuffer, ListBuffer, Map}
object M {
  def spread(a: Array[Int]): Array[Int] = {
    var i = 0
    for (x <- a) {
      i += 1
      if (i < a.length) a(i) = a(i) + x
    }
    a
  }
  def grown(b: ListBuffer[Int]): Int = {
    var sum = 0
    for (x <- b) {
      sum += x
      if (b.length < 4) b += 1
    }
    sum
  }
  def once(b: ArrayBuffer[Int]): Int = {
    var sum = 0
    for (x <- b) {
      sum += x
      if (b.length < 4) b += 1
    }
    sum
  }
  def without(b: ListBuffer[Int]): ListBuffer[Int] = {
    for (x <- b) if (x > 0) b -= x
    b
  }
  def doubled(m: Map[Int, Int]): Map[Int, Int] = {
    for ((k, v) <- m) m(k) = v * 2
    m
  }
  def shrunk(b: ArrayBuffer[Int]): Int = {
    var sum = 0
    for (x <- b) { sum += x; b.clear() }
    sum
  }
}
