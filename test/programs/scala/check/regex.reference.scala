object Words {
  val Time = "([0-9]+):([0-9]+)".r
  def isName(s: String): Boolean = s.matches("[a-z]+")
  def squeeze(s: String): String = s.replaceAll("a+", "a")
  def minutes(s: String): Int = s match {
    case Time(h, m) => h.toInt * 60 + m.toInt
    case _ => -1
  }
}
