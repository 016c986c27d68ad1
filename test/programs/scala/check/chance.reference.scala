import scala.util.Random
object Chance {
  def unused(x: Int): Int = { System.currentTimeMillis(); x + 1 }
  def measured(x: Int): Int = { val start = System.nanoTime(); val r = x + 1; System.nanoTime() - start; r }
  def clock(x: Int): Int = x
  def die(n: Int): Int = n + 1 + Random.nextInt(6)
  def both(x: Int): Int = if (math.random < 0.5) x else x
  def oneOf(x: Int): Int = x
  def seeded(x: Int): Int = x + new Random(42).nextInt(100)
  def otherSeed(x: Int): Int = x + new Random(42).nextInt(100)
  val shared = new Random(7)
  def drawn(x: Int): Int = shared.nextInt(1000) + x
  def shuffled(l: List[Int]): List[Int] = l.sorted
  def dropEqual(l: List[Int]): Int = l.length
  def anObject(x: Int): Int = x
}
class Thing
