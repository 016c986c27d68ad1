// ask: run --fuel 1000000 -e "Main.f(1)"
object Main {
  def f(n: Int): Int = n match {
    case m if f(m) == 0 => 0
    case _ => 1
  }
}
