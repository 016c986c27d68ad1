// ask: run --fuel 1000000 -e "Main.f(1)"
object Main {
  val f: Int => Int = n => f(n + 1)
}
