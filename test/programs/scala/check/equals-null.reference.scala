object M {
  case class Name(text: String)
  def isA(s: String): Boolean = s == "a"
  def same(a: List[Int], b: List[Int]): Boolean = a == b
  def named(n: Name): Boolean = n.text == "x"
  def number(n: Int): Boolean = n.toString == "1"
}
