/*** about: defaults ***/
/*** check: --function M.step ***/
/*** reference ***/
object M {
  def step(x: Int)(by: Int = x)(times: Int = by + 1): Int = x + by * times
}
/*** inputs ***/
def stepped(x: Int, by: Option[Int], times: Option[Int]): Int = (by, times) match {
  case (None, None) => M.step(x)()(); case (Some(b), None) => M.step(x)(b)()
  case (None, Some(t)) => M.step(x)()(t); case (Some(b), Some(t)) => M.step(x)(b)(times = t)
}
val maybe: List[Input[Option[Int]]] = E.one(1, "", None: Option[Int]) :: E.map(1, "", E.ints(0, 1, -1, 2))((n: Int) => Some(n): Option[Int])
def cases = E.cases(E.pair(E.pair(E.ints(0, 1, -1, 2), maybe), maybe))({ case ((x, b), t) => stepped(x, b, t) }: (((Int, Option[Int]), Option[Int])) => Any)
/*** right: defaults written otherwise ***/
object M {
  private def more(n: Int): Int = 1 + n
  def step(x: Int)(by: Int = x)(times: Int = more(by)): Int = by * times + x
}
/*** wrong: a default of another parameter ***/
times: Int = by + 1 ===> times: Int = x + 1
/*** wrong: a fixed default ***/
by: Int = x ===> by: Int = 0
/*** wrong: one too many ***/
times: Int = by + 1 ===> times: Int = by + 2
/*** wrong: one less ***/
x + by * times ===> x + by * times - (if (times == 3) 1 else 0)
