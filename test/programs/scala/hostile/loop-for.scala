// ask: run --fuel 1000000 -e "Main.f"
object Main {
  def f: Int = (for (a <- 1 to 100000; b <- 1 to 100000; c <- 1 to 100000 if a + b + c < 0) yield a).size
}
