// ask: check
// A lazy val whose evaluation throws is evaluated again when it is looked at again; one that needs itself, inside.
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
    val first = orElse(t, -1)
    (first, first)
  }
  def local(n: Int): List[Int] = if (n % 2 == 0) List(0, 2, 2) else List(1, 1, 1)
  def inside(n: Int): (Int, Int) = if (n < 2) (0, n - 1) else if (n == 2) (1, 0) else (2, 0)
  def cycle(n: Int): Int = -1
  def once(n: Int): Int = 2 * n + 1
}
