/*** about: functions with effects ***/
/*** check: --function M.each --exceptions same ***/
/*** reference ***/
object M {
  def each(l: List[Int], f: Int => Unit): Int = {
    var count = 0
    for (x <- l) { if (x < 0) throw new IllegalArgumentException("negative"); f(x); count += 1 }
    count
  }
}
/*** inputs ***/
def cases = E.cases(E.lists(3, E.ints(0, 1, -1)))((l: List[Int]) => M.each(l, (x: Int) => E.note(x)))
/*** right: foreach ***/
for (x <- l) { if (x < 0) throw new IllegalArgumentException("negative"); f(x); count += 1 } ===> l.foreach { x => if (x < 0) throw new IllegalArgumentException("negative"); count += 1; f(x) }
/*** right: recursive ***/
object M {
  def each(l: List[Int], f: Int => Unit): Int = l match {
    case Nil => 0
    case x :: r => if (x < 0) throw new IllegalArgumentException("negative"); f(x); 1 + each(r, f)
  }
}
/*** wrong: called before ***/
if (x < 0) throw new IllegalArgumentException("negative"); f(x); ===> f(x); if (x < 0) throw new IllegalArgumentException("negative");
/*** wrong: all looked at before ***/
var count = 0 ===> var count = 0; if (l.exists(_ < 0)) throw new IllegalArgumentException("negative")
/*** wrong: another exception ***/
new IllegalArgumentException("negative") ===> new IllegalStateException("negative")
/*** wrong: reversed ***/
for (x <- l) ===> for (x <- l.reverse)
/*** wrong: counts twice ***/
count += 1 ===> count += 2
