object M {
  def add(x: Int, y: Int): Int = x + y
  def sub(x: Int, y: Int): Int = x - y
  def curried(x: Int)(y: Int): Int = x * y
  def twice(f: Int => Int): Int => Int = x => f(f(x))
  val scale: Int => Int = x => x * 10
}
