object B { val a = 1 :: 2 :: Nil; val c = a || b && c == d | e ^ f & g; val d = a + b * c - d / e % f
  val e = a < b == c > d
  val f = x op y + z op2 w
  val g = !a && !b
  x += 1 + 2
  x = y = z
  a(1) = 2
  a.b = 3
  val h = a min b max c
  val i = 1 to 10 by 2
  val j = xs toList
  val k = a +: b +: c
  val l = a op[Int] b
}
