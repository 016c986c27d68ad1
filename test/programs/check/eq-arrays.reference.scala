// ask: check
object M {
  def made(n: Int): Boolean = false
  def cloned(a: Array[Int]): Boolean = false
  def itself(a: Array[Int]): Boolean = true
  def equal(a: Array[Int]): Boolean = false
  def objects(a: Array[Int]): Boolean = false
  def unlike(a: Array[Int]): Boolean = true
  def madeWrong(n: Int): Boolean = true
  def clonedWrong(a: Array[Int]): Boolean = a.length == 0
}
