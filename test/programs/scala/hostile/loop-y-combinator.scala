// ask: run --fuel 1000000 -e "Main.loop"
object Main {
  case class F(f: F => Int)
  val w: F => Int = x => x.f(x)
  def loop: Int = w(F(w))
}
