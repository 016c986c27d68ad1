// ask: run --fuel 1000000 -e "Main.x"
object Main {
  def f(g: Int => Int): Int = g(1)
  def f(g: String => Int): Long = 2
  def f(g: (Int, Int) => Int): Int = 3
  val x = f((a0: Int) => f((a1: Int) => f((a2: Int) => f((a3: Int) => f((a4: Int) => f((a5: Int) => f((a6: Int) => f((a7: Int) => f((a8: Int) => f((a9: Int) => f((a10: Int) => f((a11: Int) => f((a12: Int) => f((a13: Int) => f((a14: Int) => f((a15: Int) => f((a16: Int) => f((a17: Int) => f((a18: Int) => f((a19: Int) => f((a20: Int) => f((a21: Int) => f((a22: Int) => f((a23: Int) => f((a24: Int) => a0)))))))))))))))))))))))))
}
