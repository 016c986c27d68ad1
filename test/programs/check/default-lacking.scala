// ask: check
// Where only one method has a default, calls that both take are compared.
object M {
  def add(x: Int, y: Int): Int = y + x
  def plain(x: Int, y: Int = 3): Int = x - y
  def more(x: Int, y: Int = 2): Int = x + y
  def less(x: Int): Int = x - 1
  def named(a: Int, b: Int = 3, c: Int = 2): Int = if (c == 5) b else a
}
