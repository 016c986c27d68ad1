trait Show[A] { def show(a: A): String }
object Main {
  implicit def pair[A](implicit s: Show[Show[A]]): Show[A] = pair[A]
  def f(implicit s: Show[Int]): String = s.show(1)
  val x = f
}
