/*** about: state ***/
/*** apart ***/
/*** check: --function M.add --function M.drop ***/
/*** reference ***/
object M {
  val items = scala.collection.mutable.ListBuffer[Int]()
  def add(n: Int): Int = { items += n; items.length }
  def drop(n: Int): Int = { if (items.contains(n)) items -= n; items.sum }
}
/*** inputs ***/
def perform(c: Either[Int, Int]): Any = c match { case Left(n) => M.add(n); case Right(n) => M.drop(n) }
val calls: List[Input[Either[Int, Int]]] = E.map(0, "add", E.ints(0, 1, 2))((n: Int) => Left(n): Either[Int, Int]) ::: E.map(0, "drop", E.ints(0, 1, 2))((n: Int) => Right(n): Either[Int, Int])
def cases = E.sequences(3, calls)(perform)
/*** right: a list ***/
object M {
  private var items = List[Int]()
  def add(n: Int): Int = { items = n :: items; items.length }
  def drop(n: Int): Int = { items = items.diff(List(n)); items.sum }
}
/*** right: lazily ***/
val items = ===> lazy val items =
/*** right: in front ***/
items += n; items.length ===> items.insert(0, n); items.length
/*** wrong: one at a time ***/
items += n; items.length ===> items.clear(); items += n; items.length
/*** wrong: made anew ***/
object M {
  def items = scala.collection.mutable.ListBuffer[Int]()
  def add(n: Int): Int = { val own = items; own += n; own.length }
  def drop(n: Int): Int = 0
}
/*** wrong: all of them ***/
items -= n; items.sum ===> while (items.contains(n)) items -= n; items.sum
/*** wrong: no sum ***/
items.sum ===> items.length
