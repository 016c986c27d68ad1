object M {
  def shifted(xs: List[Int]): (Int, Int) = {
    var by = 1
    val view = Map(1 -> xs.length).mapValues(_ + by)
    val before = view(1)
    by = 10
    (before, view(1))
  }
  def calls(n: Int): Int = {
    var count = 0
    val view = Map(1 -> 1, 2 -> 2, 3 -> 3).mapValues { x => count += 1; x }
    view(n)
    view.get(n)
    view.size
    count
  }
  def safe(n: Int): Int = {
    val shares = Map("a" -> n, "b" -> 1).mapValues(10 / _)
    shares("b")
  }
  def kept(n: Int): (Int, Int) = {
    var least = n
    val view = Map(1 -> 1, 2 -> 2, 3 -> 3).filterKeys(_ > least)
    val first = view.size
    least = 0
    (first, view.size)
  }
  def counted(xs: List[Int]): Map[Int, Int] = xs.groupBy(x => x).mapValues(_.length)
  def settled(n: Int): (Int, Int) = {
    var by = n
    val view = Map(1 -> 1).mapValues(_ * by)
    val copy = view + (2 -> 2)
    by = 0
    (copy(1), view(1))
  }
}
