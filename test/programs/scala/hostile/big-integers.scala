// ask: run --fuel 1000000 -e "Main.f(BigInt(2), 40).toString.length"
object Main {
  def f(x: BigInt, n: Int): BigInt = if (n == 0) x else f(x * x, n - 1)
}
