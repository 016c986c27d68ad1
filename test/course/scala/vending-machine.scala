// State machines: candies, coins and inputs. check: step, simulate, trace
object VendingMachine {
  sealed trait Input
  case object Coin extends Input
  case object Turn extends Input

  case class Machine(locked: Boolean, candies: Int, coins: Int)

  def step(m: Machine, input: Input): Machine = (input, m) match {
    case (_, Machine(_, 0, _)) => m
    case (Coin, Machine(false, _, _)) => m
    case (Turn, Machine(true, _, _)) => m
    case (Coin, Machine(true, candy, coin)) => Machine(false, candy, coin + 1)
    case (Turn, Machine(false, candy, coin)) => Machine(true, candy - 1, coin)
  }

  def simulate(m: Machine, inputs: List[Input]): (Int, Int) = {
    val end = inputs.foldLeft(m)(step)
    (end.coins, end.candies)
  }

  def trace(m: Machine, inputs: List[Input]): List[Machine] = inputs.scanLeft(m)(step)

  def main(args: Array[String]): Unit = {
    val inputs = List(Coin, Turn, Coin, Coin, Turn, Turn, Coin)
    val machine = Machine(locked = true, candies = 5, coins = 10)
    println(simulate(machine, inputs))
    trace(machine, inputs.take(3)).foreach(println)
    println(step(Machine(true, 0, 3), Coin))
  }
}
