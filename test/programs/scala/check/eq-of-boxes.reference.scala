object Boxes {
  def same(n: Int): Boolean = { val a: Any = n; val b: Any = n; a.asInstanceOf[AnyRef] eq b.asInstanceOf[AnyRef] }
  def other(n: Int, m: Int): Boolean = n != m && (n.asInstanceOf[AnyRef] eq m.asInstanceOf[AnyRef])
  def found(n: Int): Boolean = List[Any](n).exists(x => x.asInstanceOf[AnyRef] eq 1.asInstanceOf[AnyRef])
}
