// ask: check
// Values that are too large for us inside of methods: nobody knows what these give, and nothing is said against them.
object Inside {
  def sum(l: List[Int]): Int = {
    val seen = new Array[Int](100000000)
    for (x <- l) seen(0) += x
    seen(0)
  }
  def double(x: Int): Int = if ((1 to 3000000).toList.length == 3000000) x + x else 0
  def next(x: Int): Int = List.fill(20000000)(1).head + x
}
