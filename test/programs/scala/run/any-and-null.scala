// Values that may be anything, and orders, where Scala 2.11 is not what one would think.
object Main {
  def isPair(x: Any): Boolean = x match { case (a, b) => true; case _ => false }
  def isDouble(x: Any): Boolean = x match { case (a, b) if a == b => true; case _ => false }
  def nested(x: Any): String = x match {
    case ((a, b), c: Int) => "pair and " + c
    case (Some(x), (y, z)) => "option and pair"
    case Some((a, b)) => "pair in option"
    case List(a, b) => "two"
    case (a, b, c) => "triple"
    case _ => "other"
  }
  def generic[T](x: T): Boolean = x match { case (1, b) => true; case _ => false }

  def main(args: Array[String]): Unit = {
    println(List[Any](true, 3.0, "s", List(1), (1, 2), (1, 2, 3), 3, Some(1), null, 'c').map(isPair))
    println(List[Any](true, 3.0, "s", (1, 2), (2, 2)).map(isDouble))
    println(List[Any](true, ((1, 2), 3), ((1, 2), "x"), (Some(1), (2, 3)), Some(1), Some((1, 2))).map(nested))
    println(List[Any](List(1, 2), List(1), (1, 2, 3), (true, 1)).map(nested))
    println(List(generic(true), generic((1, 2)), generic((2, 2))))
  }
}
