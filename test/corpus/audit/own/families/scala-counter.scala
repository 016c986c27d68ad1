/*** about: state ***/
/*** apart ***/
/*** check: --function M.next --function M.reset ***/
/*** reference ***/
object M {
  private var count = 0
  def next(): Int = { count += 1; count }
  def reset(n: Int): Unit = count = n
}
/*** inputs ***/
def perform(c: Option[Int]): Any = c match { case None => M.next(); case Some(n) => M.reset(n) }
val calls: List[Input[Option[Int]]] = E.one(0, "next()", None: Option[Int]) :: E.map(0, "reset", E.ints(0, 1, -1))((n: Int) => Some(n): Option[Int])
def cases = E.sequences(3, calls)(perform) ++ E.sequences(4, calls.take(1))(perform)
/*** right: by hand ***/
count += 1; count ===> count = 1 + count; count
/*** right: one behind ***/
object M {
  private var free = 1
  def next(): Int = { val n = free; free = n + 1; n }
  def reset(n: Int): Unit = free = n + 1
}
/*** wrong: before ***/
count += 1; count ===> val n = count; count += 1; n
/*** wrong: reset to zero ***/
count = n ===> count = 0
/*** wrong: third call ***/
count += 1; count ===> if (count != 3) count += 1; count
/*** wrong: negative ***/
count = n ===> count = math.abs(n)
