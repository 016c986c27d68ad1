object Main {
  type A = A
  val a: A = 1
  type F[X] = F[F[X]]
  def g(f: F[Int]): Int = 1
}
