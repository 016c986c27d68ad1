object Main {
  type A = B
  type B = List[C]
  type C = A
  def f(a: A): Int = a.size
}
