object M {
  case class Empty()
  case class One(n: Int)
  sealed trait Tree
  case class Leaf() extends Tree
  case class Node(left: Tree, right: Tree) extends Tree
  def one(): One = One(1)
  def some(): Option[Int] = Some(1)
  def list(): List[Int] = List(1, 2)
  def empties(n: Int): Boolean = Empty() eq Empty()
  def equals(n: Int): Boolean = Empty() == Empty()
  def itself(n: Int): Boolean = { val e = Empty(); e eq e }
  def ones(n: Int): Boolean = one() eq one()
  def somes(n: Int): Boolean = some() ne some()
  def lists(n: Int): Boolean = list() eq list()
  def nils(n: Int): Boolean = List[Int]() eq Nil
  def isLeaf(tree: Tree): Boolean = tree eq Leaf()
  def matches(n: Int): Boolean = (Empty(): Any) match { case Empty() => true; case _ => false }
}
