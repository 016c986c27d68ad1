// ask: run --fuel 1000000 -e "Main.ack(4, 4)"
object Main {
  def ack(m: Long, n: Long): Long =
    if (m == 0) n + 1 else if (n == 0) ack(m - 1, 1) else ack(m - 1, ack(m, n - 1))
}
