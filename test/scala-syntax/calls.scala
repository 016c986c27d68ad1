object A {
  def f(xs: List[Int]): List[Int] = {
    val (a, b) = xs.partition(_ < 1)
    f(a) ++ List(1) ++ f(b)
  }
  def g[T](f: (Int, T) => T)(z: T): T = f(1, z)
  def h = g[Int]((a, b) => a + b)(0)
  def i = xs.map(x => x -> 1).toMap
  def j = xs.sortBy(-_).reverse
  def k = xs.zip(ys).map(p => p._1 * p._2).sum
  def l = xs.foldRight(Nil: List[Int])(_ :: _)
  def m = (xs :\ z)(f)
  def n = f(if (a) b else c, { d }, x => y)
  def o = f(a match { case 1 => 2 })
  def p = a eq b
  def q = xs.exists(!_.isEmpty)
  def r = x.asInstanceOf[Int] + y.isInstanceOf[A[_]]
  def s = (1 to 3).map { i => (i, i * i) }.toList
  def t = new Array[Int](3)
  def u = a.b.c.D(1)
  def v = A.this.x + super.f + super[B].g
  def w = classOf[A]
  def x = ???
  def y: Option[(Int, String)] = Some((1, "a"))
  def z = throw new NoSuchElementException("a" + b)
  def aa = { case class P(x: Int); P(1) }
  def bb = { implicitly; lazy val x = 1; var y = 2; y = y + x; y }
  def cc: A#B = x
  def dd: x.type = x
  def ee = f(x)(y => z)
  def ff = f(_.a)(_.b)
  def gg = f(_.a + 1, 2)

  def ii = (_ + 1)
  def jj = f((_ + 1) * 2)
  def kk = if (a) f(_) else g(_)
  def ll = xs.map(_.f(_ + 1))
  def mm = f(_)(1)
  def nn = -f(x) + -y
  def oo = a :: b ++ c
  def pp = a ++ b :: c
  def qq = a == b :: c
  def rr = x :: (y, z) :: Nil
}
