// Two enumerations, compared and put together.
object Main {
  object Suit extends Enumeration { val Clubs, Diamonds, Hearts, Spades = Value }
  object Face extends Enumeration {
    val Jack = Value(11)
    val Queen = Value(12)
    val King = Value(13)
  }
  case class Card(suit: Suit.Value, face: Face.Value)
  def value(c: Card): Int = c.face.id * (if (c.suit == Suit.Spades) 2 else 1)
  def deck: List[Card] = for (s <- Suit.values.toList; f <- Face.values.toList) yield Card(s, f)
  def main(args: Array[String]): Unit = {
    println(deck.length + " " + deck.head + " " + deck.last)
    println(deck.map(value).sum + " " + deck.maxBy(value))
    println(deck.filter(_.face == Face.Queen).map(_.suit))
    println(deck.sortBy(c => (c.face, c.suit)).take(3))
    println(Face.values + " " + Face(12) + " " + Face.maxId)
  }
}
