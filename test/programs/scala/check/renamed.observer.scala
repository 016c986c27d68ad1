object Observer {
  def near(a: Int, b: Int, result: Int): Boolean = result - a == b
}
