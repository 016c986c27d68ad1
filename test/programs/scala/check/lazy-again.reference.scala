object M {
  class Try(var tries: Int) {
    lazy val value: Int = {
      tries += 1
      if (tries < 2) throw new Exception("too early")
      tries
    }
  }
  def orElse(t: Try, other: Int): Int = try t.value catch { case _: Exception => other }
  def twice(n: Int): (Int, Int) = {
    val t = new Try(n)
    (orElse(t, -1), orElse(t, -1))
  }
  def local(n: Int): List[Int] = {
    var tries = 0
    lazy val even: Int = { tries += 1; if ((n + tries) % 2 != 0) throw new Exception("odd") else tries }
    List(1, 2, 3).map(_ => try even catch { case _: Exception => 0 })
  }
  def inside(n: Int): (Int, Int) = {
    var left = if (n < 3) n else 3
    lazy val depth: Int = { left -= 1; if (left > 0) depth + 1 else 0 }
    (depth, left)
  }
  def cycle(n: Int): Int = {
    lazy val a: Int = b + n
    lazy val b: Int = a + n
    try a catch { case _: StackOverflowError => -1 }
  }
  def once(n: Int): Int = {
    var tries = 0
    lazy val known: Int = { tries += 1; n }
    known + known + tries
  }
}
