/*** about: exceptions ***/
/*** check: --function M.greet ***/
/*** reference ***/
object M {
  def greet(s: String): String = if (s == null) "nobody" else if (s.isEmpty) "?" else s + "!"
}
/*** inputs ***/
def cases = E.cases(E.strings ++ List(E.one(1, "null", null: String)))((s: String) => M.greet(s))
/*** right: option ***/
if (s == null) "nobody" else if (s.isEmpty) "?" else s + "!" ===> Option(s) match { case None => "nobody"; case Some("") => "?"; case Some(t) => t + "!" }
/*** right: matching ***/
if (s == null) "nobody" else if (s.isEmpty) "?" else s + "!" ===> s match { case null => "nobody"; case "" => "?"; case _ => s + "!" }
/*** right: other way round ***/
s == null ===> null == s
/*** wrong: no null ***/
if (s == null) "nobody" else if ===> if
/*** wrong: null is empty ***/
"nobody" ===> "?"
/*** wrong: null is text ***/
if (s == null) "nobody" else if (s.isEmpty) "?" else s + "!" ===> if (s != null && s.isEmpty) "?" else s + "!"
/*** wrong: no empty ***/
if (s.isEmpty) "?" else s + "!" ===> s + "!"
