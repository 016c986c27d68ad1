// ask: check --function M.empties --function M.equals --function M.itself --function M.ones --function M.somes --function M.lists --function M.nils --function M.isLeaf --function M.matches
// What a case class makes is another object each time, also without fields and of constants.
object M {
  case class Empty()
  case class One(n: Int)
  sealed trait Tree
  case class Leaf() extends Tree
  case class Node(left: Tree, right: Tree) extends Tree
  def empties(n: Int): Boolean = true
  def equals(n: Int): Boolean = true
  def itself(n: Int): Boolean = true
  def ones(n: Int): Boolean = true
  def somes(n: Int): Boolean = false
  def lists(n: Int): Boolean = true
  def nils(n: Int): Boolean = true
  def isLeaf(tree: Tree): Boolean = tree == Leaf()
  def matches(n: Int): Boolean = true
}
