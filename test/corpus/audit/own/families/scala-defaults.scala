/*** about: defaults ***/
/*** check: --function M.clamp ***/
/*** reference ***/
object M {
  def clamp(x: Int, low: Int = 0, high: Int = 1): Int = if (x < low) low else if (x > high) high else x
}
/*** inputs ***/
def clamped(x: Int, low: Option[Int], high: Option[Int]): Int = (low, high) match {
  case (None, None) => M.clamp(x); case (Some(l), None) => M.clamp(x, l)
  case (None, Some(h)) => M.clamp(x, high = h); case (Some(l), Some(h)) => M.clamp(high = h, x = x, low = l)
}
val maybe: List[Input[Option[Int]]] = E.one(1, "", None: Option[Int]) :: E.map(1, "", E.ints(0, 1, -1, 2))((n: Int) => Some(n): Option[Int])
val inputs: List[Input[((Int, Option[Int]), Option[Int])]] = E.pair(E.pair(E.ints(0, 1, -1, 2), maybe), maybe)
def cases = E.cases(inputs)({ case ((x, l), h) => clamped(x, l, h) }: (((Int, Option[Int]), Option[Int])) => Any)
/*** right: defaults written otherwise ***/
object M {
  val zero = 0
  def clamp(x: Int, low: Int = zero, high: Int = { val one = 1; one }): Int = if (x < low) low else if (x > high) high else x
}
/*** right: called with names ***/
object M {
  private def limit(high: Int, low: Int, x: Int): Int = if (x < low) low else if (high < x) high else x
  def clamp(x: Int, low: Int = 0, high: Int = 1): Int = limit(x = x, low = low, high = high)
}
/*** wrong: another default ***/
high: Int = 1 ===> high: Int = 2
/*** wrong: names in another order ***/
object M {
  private def limit(high: Int, low: Int, x: Int): Int = if (x < low) low else if (high < x) high else x
  def clamp(x: Int, low: Int = 0, high: Int = 1): Int = limit(low, high, x)
}
/*** wrong: the upper limit first ***/
if (x < low) low else if (x > high) high else x ===> if (x > high) high else if (x < low) low else x
