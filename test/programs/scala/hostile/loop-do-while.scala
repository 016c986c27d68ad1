// ask: run --fuel 1000000 -e "Main.f()"
object Main {
  def f(): Int = { var n = 0; do { n += 1 } while (n != 0 || true); n }
}
