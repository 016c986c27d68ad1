// ask: run --fuel 1000000 -e "Main.fib(100)"
object Main {
  def fib(n: Int): Int = if (n < 2) n else fib(n - 1) + fib(n - 2)
}
