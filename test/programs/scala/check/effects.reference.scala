object Effects {
  def map[A](f: A => String, l: List[A]): List[String] = l match {
    case Nil => Nil
    case x :: rest => val y = f(x); y :: map(f, rest)
  }
  def drift(f: (Int, Int) => Int, x: Int): Int = f(x, 1) - f(x, 1)
  def ask(question: () => Int, twice: Boolean): Int = if (twice) question() + question() else question()
}
