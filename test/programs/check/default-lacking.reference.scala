object M {
  def add(x: Int, y: Int = 1): Int = x + y
  def plain(x: Int, y: Int): Int = x - y
  def more(x: Int): Int = x + 1
  def less(x: Int, y: Int = 1): Int = x - y
  def named(x: Int, y: Int = 1, z: Int = 2): Int = if (z == 5) y else x
}
