object Main {
  def f[A <: B, B <: A](a: A): B = a
  class G[A <: A]
}
