object M {
  def long(x: Int, y: Long): Boolean = x.equals(y)
  def char(c: Char): Boolean = c.equals(97)
  def int(x: Int, y: Int): Boolean = x.equals(y)
  def nan(x: Double): Boolean = x.equals(x)
  def zero(x: Double, y: Double): Boolean = x.equals(y)
  def big(x: Int): Boolean = BigInt(x).equals(x)
  def notBig(x: Int): Boolean = x.equals(BigInt(x))
  def generic[A](x: A, y: A): Boolean = x.equals(y)
  def atDouble(x: Double): Boolean = generic(x, x)
  def anything(x: Any): Boolean = x.equals(1)
  def text(x: Int): Boolean = x.equals("1")
}
