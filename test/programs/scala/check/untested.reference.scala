object M {
  def throws(x: Int): Int = throw new Exception("a")
  def todo(x: Int): Int = ???
  def refuses(x: Int): Int = { require(false); x }
}
