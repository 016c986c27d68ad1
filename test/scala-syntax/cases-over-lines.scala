object A {
  def f = a match {
    case x
      if x > 0 => 1
    case A(
      b,
      c) | D
      => 2
  }
  def g = x match { case Some(x) if (x > 0) => (y) => z }
}
