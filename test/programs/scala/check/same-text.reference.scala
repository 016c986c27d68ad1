object Dice {
  def roll(): Int = new scala.util.Random().nextInt(6)
  def now(): Long = System.currentTimeMillis()
  def line(): String = scala.io.StdIn.readLine()
  def apply[A](f: (A => A) => A, x: A): A = f(y => x)
  def counts(s: String): Map[Char, Int] = s.groupBy(c => c).map(p => (p._1, p._2.length))
}
