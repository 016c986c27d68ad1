// ask: repair
object Solved {
  def label(n: Int): String = {
    if (n % 6 == 0) "six" else "none"
  } ensuring { res => if (n % 6 == 0) res == "s" + "even" else res == "none" }

  def shift(n: Int): Int = {
    require(n > -1000 && n < 1000)
    2 * n + 1
  } ensuring { res => res - 37 == n + n }
}
