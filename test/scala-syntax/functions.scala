object F {
  val a = (x: Int) => x + 1
  val b = (x: Int, y: Int) => x
  val c = x => y => z
  val d = () => 1
  val e = xs.map { x => x + 1 }
  val f = xs.foldLeft(0) { (a, b) => a + b }
  val g = xs.map { case (a, b) => a case _ => 0 }
  val h = xs foreach { x =>
    println(x)
    x
  }
  val i = xs map f filter { _ > 1 }
  val j = xs.map { x: Int => x }
  val k = _ => 1
  val l: Int => Int => Int = x => y => x
  val m: (Int, Int) => Int = _ + _
  val n: () => Int = () => 1
  val o: ((Int, Int)) => Int = { case (a, b) => a }
  val p = f _
  val q = f[Int] _
  val r = f(x)(y)[Int](z) { w }
  def s(f: Int => Int, g: => Int, h: Int*): Int = f(g)
  val t = s(1, xs: _*)
  val u = f(a = 1, b = 2)
  val v = f { a } { b }
  val w = new A(1).foo
  val x = new A(1) { def f = 1 }
  val y = new A with B { val z = 1 }
  val z = new A
  val aa = (a, b)._1
  val ab = (a: @unchecked) match { case 1 => 2 }
  val ac = xs.head.tail(0).foo
}
