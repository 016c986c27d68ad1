// ask: check
// Numbers of two types are equal, but not as objects; doubles as objects are equal to themselves.
object M {
  def long(x: Int, y: Long): Boolean = x == y
  def char(c: Char): Boolean = c == 97
  def int(x: Int, y: Int): Boolean = x == y
  def nan(x: Double): Boolean = x == x
  def zero(x: Double, y: Double): Boolean = x == y
  def big(x: Int): Boolean = true
  def notBig(x: Int): Boolean = true
  def generic[A](x: A, y: A): Boolean = x == y
  def atDouble(x: Double): Boolean = true
  def anything(x: Any): Boolean = x == 1
  def text(x: Int): Boolean = false
}
