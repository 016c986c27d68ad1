// What a basket costs: an example for `elenchus suite`.
object Shop {
  sealed trait Item
  case class Book(price: Int) extends Item
  case class Fruit(price: Int, weight: Int) extends Item

  def cost(item: Item): Int = item match {
    case Book(price)          => price
    case Fruit(price, weight) => if (weight < 0) throw new IllegalArgumentException("weight") else price * weight
  }

  def total(basket: List[Item]): Int = basket match {
    case Nil          => 0
    case item :: rest => cost(item) + total(rest)
  }
}
