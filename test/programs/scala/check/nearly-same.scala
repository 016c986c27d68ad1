// ask: check
// Not the text of the reference.
object Dice {
  def roll(): Int = new scala.util.Random().nextInt(7)
  def line(): String = scala.io.StdIn.readLine("? ")
}
