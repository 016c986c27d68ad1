// ask: check
// What nobody can foretell may be another thing in each run: a difference is one whatever is drawn, and so is an agreement.
import scala.util.Random
object Chance {
  def unused(x: Int): Int = x
  def measured(x: Int): Int = 1 + x
  def clock(x: Int): Int = if (System.currentTimeMillis() % 2 == 0) x else x + 1
  def die(n: Int): Int = Random.nextInt(6) + 1 + n
  def both(x: Int): Int = x
  def oneOf(x: Int): Int = if (Random.nextBoolean()) x else x + 1
  def seeded(x: Int): Int = new Random(42).nextInt(100) + x
  def otherSeed(x: Int): Int = new Random(43).nextInt(100) + x
  def drawn(x: Int): Int = new Random(7).nextInt(1000) + x
  def shuffled(l: List[Int]): List[Int] = Random.shuffle(l).sorted
  def dropEqual(l: List[Int]): Int = Random.shuffle(l).distinct.length
  def anObject(x: Int): Int = if (new Thing().hashCode == 0) x + 1 else x
}
class Thing
