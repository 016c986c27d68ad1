// An option where its value is expected
object Main {
  def firstOr(xs: List[Int], other: Int): Int = if (xs.isEmpty) other else xs.headOption
}
