// ask: run --fuel 1000000 -e "Main.nats.take(5)"
object Main {
  class S(val head: Int, rest: () => S) {
    def take(n: Int): List[Int] = if (n == 0) Nil else head :: rest().take(n - 1)
  }
  def from(n: Int): S = new S(n, () => from(n + 1))
  val nats = from(0)
}
