// ask: check
// Which strings are one object is not known here: nothing is claimed.
object M {
  def texts(n: Int): Boolean = false
  def pairs(n: Int): Boolean = false
  def handed(s: String): Boolean = false
  def isNull(s: String): Boolean = s == null
}
