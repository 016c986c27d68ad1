def main() =
  val x = 1
  println(x)

val y = 2
type T = Int | String
def f(x: Int & String): Unit = ()
