/*** about: printing and exit ***/
/*** check: --function M.show ***/
/*** reference ***/
object M {
  def show(l: List[String]): Unit = { l.foreach(s => print(s + ";")); println() }
}
/*** inputs ***/
def cases = E.cases(E.lists(2, E.strings))((l: List[String]) => M.show(l))
/*** right: at once ***/
{ l.foreach(s => print(s + ";")); println() } ===> println(l.map(_ + ";").mkString)
/*** right: loop ***/
l.foreach(s => print(s + ";")) ===> for (s <- l) { print(s); print(";") }
/*** wrong: between ***/
{ l.foreach(s => print(s + ";")); println() } ===> println(l.mkString(";"))
/*** wrong: no line ***/
; println() } ===> }
/*** wrong: a line each ***/
print(s + ";") ===> println(s + ";")
/*** wrong: reversed ***/
l.foreach ===> l.reverse.foreach
