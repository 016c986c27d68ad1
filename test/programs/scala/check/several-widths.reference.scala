object W {
  def square(a: Int): Long = a.toLong * a
  def next(a: Int): Long = a.toLong + 1
  def holds(a: Int): Boolean = (a * a).toLong == a.toLong * a
  def big(a: Int, b: Int): BigInt = BigInt(a) * b
  def sum(a: Long, b: Long): Long = a + b
}
