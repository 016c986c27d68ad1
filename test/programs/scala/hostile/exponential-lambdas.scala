// ask: run --fuel 1000000 -e "Main.x"
object Main {
  def f[A](g: Int => A): A = g(1)
  val x = f(a0 => f(a1 => f(a2 => f(a3 => f(a4 => f(a5 => f(a6 => f(a7 => f(a8 => f(a9 => f(a10 => f(a11 => f(a12 => f(a13 => f(a14 => f(a15 => f(a16 => f(a17 => f(a18 => f(a19 => f(a20 => f(a21 => f(a22 => f(a23 => f(a24 => a0)))))))))))))))))))))))))
}
