object M {
  def isA(s: String): Boolean = s.equals("a")
  def isNone(l: List[Int]): Boolean = l.equals(Nil)
}
