// ask: check
object M {
  def throws(x: Int): Int = x
  def todo(x: Int): Int = x + 1
  def refuses(x: Int): Int = x
}
