// ask: check
// Defaults of implicit parameters are values like others: a caller without an implicit value gets them.
object M {
  def scale(x: Int)(implicit by: Int = 4): Int = x * by
  def label(x: Int)(implicit by: Int = 3, name: String = "b"): String = name + x * by
  def same(x: Int)(implicit by: Int = 2 + 1): Int = by + x
}
