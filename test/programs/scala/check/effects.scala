// ask: check --effects same
// The calls of functions that give something are compared, with what they are called with.
object Effects {
  def map[A](f: A => String, l: List[A]): List[String] = l.reverse.map(f).reverse
  def drift(f: (Int, Int) => Int, x: Int): Int = { f(x, 1); f(x, 1); 0 }
  def ask(question: () => Int, twice: Boolean): Int = {
    val answer = question()
    if (twice) answer + question() else answer
  }
}
