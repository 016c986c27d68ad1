// ask: run --fuel 1000000 -e "Main.f"
object Main {
  def f: Int = try 1 finally { while (true) {} }
}
