object A { @annotation.tailrec final def f(x: Int) = x
  @induct
  def g(@unused x: Int) = x
  @throws(classOf[E]) def h = 1
}
