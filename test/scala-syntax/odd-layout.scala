object A {
    def f = {
  val x = 1
      val y = 2
    x
  }
  def g(x: Int)
       (y: Int): Int = x
  def h(
    x: Int,
    y: Int,
  ): Int = x
  val a =
    1
  val b =
      x +
    y
  val c = f(
    1,
    2
  )
  // comment
  /* block /* nested */ */
  def i = // here
    // there
    x // everywhere
  val d = a &&
    // why
    b
}
