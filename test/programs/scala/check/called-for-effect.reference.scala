object Effects {
  def each[A](f: A => Unit)(list: List[A]): Unit = list match { case Nil => (); case x :: rest => f(x); each(f)(rest) }
  def indexed(f: (Int, String) => Unit, words: List[String]): Int = { words.zipWithIndex.foreach { case (w, i) => f(i, w) }; words.length }
  def twice(body: => Unit): Unit = { body; body }
  def both(n: Int)(f: Int => Unit, g: () => Unit): Unit = { f(n); g() }
  def times(n: Int)(f: Int => Unit): Unit = for (i <- 1 to n) f(i)
}
