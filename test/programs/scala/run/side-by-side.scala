// Collections side by side, tables of two dimensions, what `import ord._` brings, numbers in base sixteen, and margins.
object Main {
  def insert[T](x: T, xs: List[T])(implicit ord: Ordering[T]): List[T] = {
    import ord._
    xs match {
      case h :: t if h < x => h :: insert(x, t)
      case _ => x :: xs
    }
  }
  def larger[T](x: T, y: T)(implicit ord: Ordering[T]): T = {
    import ord.mkOrderingOps
    if (x >= y) x else y
  }
  def invert(m: Map[String, String]): Map[String, Set[String]] =
    m.foldLeft(Map.empty[String, Set[String]]) { case (acc, (k, v)) => acc.updated(v, acc.getOrElse(v, Set()) + k) }
  var said = ""
  def say(s: String): String = { said += s; s }
  def main(args: Array[String]): Unit = {
    println((List(1, 2, 3), Vector(10, 20)).zipped.map(_ + _))
    println((Vector(1, 2), Vector(3, 4)).zipped.map(_ * _).sum)
    println((List(1, 2), List(2, 3)).zipped.forall(_ < _) + " " + (List(1), List(1)).zipped.exists(_ < _))
    println(Vector.tabulate(2, 3)((i, j) => i * j) + " " + List.fill(2, 2)("x"))
    println(Array.tabulate(2, 2)((i, j) => i - j).map(_.mkString(",")).mkString(";"))
    println(insert(4, List(1, 3, 5)) + " " + insert("b", List("a", "c")) + " " + larger(2, 3))
    println(invert(Map("a" -> "x", "b" -> "x", "c" -> "y")))
    println(Some(Set(1)).getOrElse(Set()) + 2)
    printf("%x %04x %x%n", 255, 10, -1)
    println("""one
              |two
              three | four
              | |five""".stripMargin)
    val n = 7
    println(n + say("a") + n + say("b") + said)
  }
}
