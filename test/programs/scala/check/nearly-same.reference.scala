object Dice {
  def roll(): Int = new scala.util.Random().nextInt(6)
  def line(): String = scala.io.StdIn.readLine()
}
