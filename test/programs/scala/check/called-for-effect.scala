// ask: check
object Effects {
  def each[A](f: A => Unit)(list: List[A]): Unit = list.reverse.foreach(f)
  def indexed(f: (Int, String) => Unit, words: List[String]): Int = { words.zipWithIndex.foreach { case (w, i) => f(i + 1, w) }; words.length }
  def twice(body: => Unit): Unit = { body }
  def both(n: Int)(f: Int => Unit, g: () => Unit): Unit = { g(); f(n) }
  def times(n: Int)(f: Int => Unit): Unit = { var i = 1; while (i <= n) { f(i); i += 1 } }
}
