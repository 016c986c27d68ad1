// ask: test
// Contracts hold whatever is drawn, or are broken whatever is drawn; of others nothing is said.
import scala.util.Random
object Chance {
  def die(): Int = (1 + Random.nextInt(6)) ensuring (r => r >= 1 && r <= 6)
  def fromZero(): Int = Random.nextInt(6) ensuring (_ >= 1)
  def tooLow(): Int = Random.nextInt(6) ensuring (_ > 6)
  def timed(x: Int): Int = {
    System.nanoTime()
    x
  } ensuring (_ == x)
  def shuffled(l: List[Int]): List[Int] = Random.shuffle(l) ensuring (_.length == l.length)
  def seeded(x: Int): Int = {
    require(x >= 0 && x < 100)
    new Random(42).nextInt(10) + x
  } ensuring (_ == x)
}
