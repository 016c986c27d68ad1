// ask: check
// Only null tells them apart, and it was not tried.
object M {
  case class Name(text: String)
  def isA(s: String): Boolean = s.equals("a")
  def same(a: List[Int], b: List[Int]): Boolean = a.equals(b)
  def named(n: Name): Boolean = n.text.equals("x")
  def number(n: Int): Boolean = n.toString.equals("1")
}
