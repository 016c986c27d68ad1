// ask: run --fuel 1000000 -e "Main.f" -e "1 + 1"
object Main {
  def f: Int = try { sys.exit(3) } catch { case e: Throwable => 1 } finally { println("finally") }
}
