// Iterators of strings, and strings as what may be gone through.
object Main {
  def show(x: => String): Unit = println(try x catch { case e: Exception => e.toString })
  def main(args: Array[String]): Unit = {
    show({ "abc".toSeq }.toString)
    show({ "abc".toIndexedSeq }.toString)
    show({ "abc".toSeq.toIndexedSeq }.toString)
    show({ val it = "abc".iterator; it.take(1).toList; it.toList }.toString)
    show({ val it = "abc".iterator; it.drop(1); it.toList }.toString)
    show({ val it = "abc".toSeq.iterator; it.drop(1); it.toList }.toString)
    show({ var n = 0; "abc".withFilter { v => n += 1; true }; n }.toString)
    show({ val i: Iterable[Char] = "abc"; i.map(_.toUpper) }.toString)
  }
}
