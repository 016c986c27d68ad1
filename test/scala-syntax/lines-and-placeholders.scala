object A {
  val a = x +
    y *
    z
  val b = x
    + y
    - z
  val c = xs
    .map(_ + 1)
    .filter(_ > 2)
  val d = f(_, 1)
  val e = g(_ + _, h(_))
  val k = _.foo

}
