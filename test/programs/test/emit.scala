// ask: test --emit scalatest --all 2
// What breaks contracts, as tests: each raises as long as the function is as it is.
object Emit {
  def change(price: BigInt, paid: BigInt): BigInt = {
    require(price > 0)
    paid - price
  } ensuring (rest => rest >= 0)

  case class Box(n: Int) {
    require(n > 0)
    def less: Box = Box(n - 1)
  }

  def first(xs: List[Int]): Int = {
    require(xs.size < 3)
    assert(xs.size != 2)
    xs.head
  }
}
