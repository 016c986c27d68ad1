// ask: check --function insert --observe observed-scala.view.scala:sorted --given observed-scala.view.scala:isShort
// An observer and a predicate in objects of their own; the submission's function is in another object than the reference's.
object Bags {
  def insert(x: Int, l: List[Int]): List[Int] = l :+ x
}
