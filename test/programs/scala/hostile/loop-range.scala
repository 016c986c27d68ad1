// ask: run --fuel 1000000 -e "Main.f"
object Main {
  def f: Int = { var s = 0; for (i <- 0 until Int.MaxValue; j <- 0 until Int.MaxValue) s += i; s }
}
