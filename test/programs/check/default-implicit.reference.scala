object M {
  def scale(x: Int)(implicit by: Int = 3): Int = x * by
  def label(x: Int)(implicit by: Int = 3, name: String = "a"): String = name + x * by
  def same(x: Int)(implicit by: Int = 3): Int = x + by
}
