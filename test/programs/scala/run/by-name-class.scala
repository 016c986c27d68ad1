// A class may take its parameters by name: they are evaluated whenever they are used.
class Twice(value: => Int, k: Int) {
  val now = value + k
  def sum: Int = value + value
  lazy val once: Int = value
  def inner(other: => Int): Int = new Twice(other + value, 1).sum
}
class Test(holds: => Boolean) {
  def text: String = if (holds) "yes" else "no"
}
object Main {
  implicit def asTest(holds: => Boolean): Test = new Test(holds)
  def main(args: Array[String]): Unit = {
    var i = 0
    val t = new Twice({ i += 1; i * 3 }, 10)
    println(t.now + " " + t.sum + " " + t.once + " " + t.once + " " + t.inner(i) + " " + i)
    println(new Test(1 > 2).text + " " + (1 > 2).text + " " + (1 < 2).text)
  }
}
