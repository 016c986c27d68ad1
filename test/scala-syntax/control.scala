object G {
  def f(x: Int): Int = if (x > 0) 1 else if (x < 0) -1 else 0
  def g(x: Int) = if (x > 0) println(1)
  def h(x: Int) = {
    if (x > 0)
      a
    else
      b
  }
  def i = if (a) { b } else { c }
  def j = if (a) b; else c
  def k = { while (x > 0) { x -= 1 }; while (y) z; do { a } while (b) }
  def l = try { f } catch { case e: E => 1; case _: Exception => 2 } finally { g }
  def m = try f catch h
  def n = throw new Exception("a")
  def o = return 1
  def p: Unit = { return }
  def q = for (x <- xs; y <- ys if x > y; z = x + y) yield z
  def r = for { x <- xs
    y <- ys
    if x > y
    z = x
    (a, b) <- zs } yield {
    x
  }
  def s = for (x <- xs) println(x)
  def t = for (i <- 0 until 10) { f(i) }
  def u = a match { case 1 => x; y case 2 => }
  def v = (a match { case 1 => 2 }) + 1
  def w = { a; b; c }
  def x = {}
  def y = { def f = 1
    f }
  def z = a match { case x if x > 0 => x case y => val z = 1; z }
}
