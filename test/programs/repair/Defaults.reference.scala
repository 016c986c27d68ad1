object M {
  def add(x: Int, y: Int = 1): Int = x + y
  def right(x: Int, y: Int = 2): Int = x - y
  def twice(x: Int): Int = add(y = x, x = x) + add(x)
}
