object A {
  def f(x: Int) =
    x match {
      case 1 =>
        a
        b
      case 2 => c
    }
  def g = {
    val f = (x: Int) => {
      x
    }
    f(1)
  }
  val x = foo(a,
    b,
    c => {
      d
    },
    e)
  val y = a match {
    case x => {
      b
    }
  }
  def h =
    if (a)
      b
    else {
      c
    }
  def i: Int = {
    require(x > 0)
    x
  } ensuring { res => res > 0 }
  def j: Int = { x } ensuring(_ > 0)
  def k(x: Int): Int = x match { case 0 => 1; case _ => 2 }
  val z = {
    a
    (b)
  }
  val w = {
    a
    { b }
  }
  val v = {
    a

    { b }
  }
}
