// ask: run -e "Shop.total(List(Item(\"a\", 2), Item(\"b\", 3)))" -e "val x = 2L * 3" -e "x + 1" -e "Shop.first(Nil)" -e "List(1, 2).map(n => (n, n.toString))" -e "Item(\"q\", 1).price" -e "(n: Int) => n + 1" -e "new Price(250)" -e "List(new Price(5))"
case class Item(name: String, price: Int)
object Shop {
  def total(items: List[Item]): Int = items.map(_.price).sum
  def first(items: List[Item]): Item = items.head
}
class Price(cents: Int) {
  override def toString: String = f"${cents / 100}%d.${cents % 100}%02d"
}
