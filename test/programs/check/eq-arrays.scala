// ask: check
// Each empty array is an object of its own. All but the last two are the same.
object M {
  def made(n: Int): Boolean = new Array[Int](0) eq Array[Int]()
  def cloned(a: Array[Int]): Boolean = a.clone eq a
  def itself(a: Array[Int]): Boolean = a eq a
  def equal(a: Array[Int]): Boolean = Array[Int]() == new Array[Int](0) || a.map(_ + 1) == a
  def objects(a: Array[Int]): Boolean = { val x: AnyRef = a.map(_ + 1); val y: AnyRef = a; x eq y }
  def unlike(a: Array[Int]): Boolean = a.take(0) ne new Array[Int](0)
  def madeWrong(n: Int): Boolean = new Array[Int](n.min(0).max(0)) eq Array[Int]()
  def clonedWrong(a: Array[Int]): Boolean = a.clone eq a
}
