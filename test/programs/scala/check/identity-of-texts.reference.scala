object M {
  def texts(n: Int): Boolean = "a" eq "a"
  def pairs(n: Int): Boolean = (1, n) eq (1, n)
  def handed(s: String): Boolean = s eq "a"
  def isNull(s: String): Boolean = s eq null
}
