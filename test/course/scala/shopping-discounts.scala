// Partial functions and higher order: prices, rules and vouchers. check: subtotal, total, applyRules, cheapest, groupPrice
object ShoppingDiscounts {
  case class Line(item: String, price: Int, quantity: Int)
  type Cart = List[Line]
  type Rule = PartialFunction[Line, Int] // what is taken off

  def subtotal(cart: Cart): Int = cart.map { case Line(_, price, q) => price * q }.sum

  val threeForTwo: Rule = { case Line(_, price, q) if q >= 3 => q / 3 * price }
  val cheapSocks: Rule = { case Line("socks", price, q) => price * q / 2 }

  def applyRules(cart: Cart, rules: List[Rule]): Int =
    cart.map { line =>
      rules.collect { case r if r.isDefinedAt(line) => r(line) }.foldLeft(0)(_ max _)
    }.sum

  def voucher(limit: Int, off: Int): Int => Int = total => if (total >= limit) total - off else total

  def total(cart: Cart): Int =
    voucher(100, 10)(subtotal(cart) - applyRules(cart, List(threeForTwo, cheapSocks)))

  def cheapest(cart: Cart): Option[String] = cart match {
    case Nil => None
    case _ => Some(cart.minBy(_.price).item)
  }

  def groupPrice(people: Int): Int = people match {
    case n if n <= 0 => 0
    case n if n < 5 => n * 12
    case n if n < 10 => n * 10
    case n => n * 8 + 5
  }

  def main(args: Array[String]): Unit = {
    val cart = List(Line("mug", 8, 7), Line("socks", 6, 3), Line("book", 30, 2))
    println(subtotal(cart) + " " + total(cart))
    println(cheapest(cart) + " " + cheapest(Nil))
    println((threeForTwo orElse cheapSocks).lift(Line("socks", 5, 1)))
    println(threeForTwo.lift(Line("mug", 5, 2)))
    println((0 to 12 by 3).map(groupPrice).mkString(" "))
    val (dear, cheap) = cart.partition(_.price > 10)
    println(dear.map(_.item) + " " + cheap.map(_.item))
    println(cart.sortBy(l => (-l.quantity, l.item)).map(_.item).mkString(", "))
  }
}
