// ask: run --fuel 1000000 -e "Main.f(1)(2)(3)"
object Main {
  def f(a: Int)(b: Int)(c: Int): Int = f(c)(a)(b)
}
