// ask: repair --function places
object Focused {
  def fits(low: Int, high: Int, list: List[Int], res: BigInt): Boolean = list match {
    case Nil => res == 0
    case x :: rest => fits(low, high, rest, res - (x match { case y if y < low => 0 case y if y > high => 0 case _ => 1 }))
  }

  def places(low: Int, high: Int, list: List[Int]): BigInt = {
    list match {
      case Nil => BigInt(0)
      case x :: rest => if (x > low) 1 + places(low, high, rest) else places(low, high, rest)
    }
  } ensuring { res => fits(low, high, list, res) }
}
