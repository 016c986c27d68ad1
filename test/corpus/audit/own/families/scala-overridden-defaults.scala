/*** about: defaults ***/
/*** check: --function M.total ***/
/*** reference ***/
object M {
  trait Price { def base: Int; def price(rate: Int = base): Int = base + rate }
  class Plain(val base: Int) extends Price
  class Double(val base: Int) extends Price { override def price(rate: Int = base + base): Int = base + rate + 1 }
  class Kept(val base: Int) extends Price { override def price(rate: Int): Int = base - rate }
  def first(kind: Int, base: Int): Price = if (kind == 0) new Plain(base) else if (kind == 1) new Double(base) else new Kept(base)
  def total(kind: Int, base: Int, rate: Int): Int = { val p = first(kind, base); p.price() * 100 + p.price(rate) }
}
/*** inputs ***/
def cases = E.cases(E.pair(E.pair(E.ints(0, 1, 2), E.ints(0, 1, -1, 2)), E.ints(0, 1, 3)))({ case ((k, b), r) => M.total(k, b, r) }: (((Int, Int), Int)) => Any)
/*** right: by hand ***/
object M {
  trait Price { def base: Int; def price(rate: Int = base): Int = base + rate }
  class Plain(val base: Int) extends Price
  class Double(val base: Int) extends Price { override def price(rate: Int = 2 * base): Int = 1 + base + rate }
  class Kept(val base: Int) extends Price { override def price(rate: Int): Int = base - rate }
  def first(kind: Int, base: Int): Price = if (kind == 0) new Plain(base) else if (kind == 1) new Double(base) else new Kept(base)
  def total(kind: Int, base: Int, rate: Int): Int = { val p = first(kind, base); val none = p.price(); 100 * none + p.price(rate = rate) }
}
/*** wrong: the default of the trait ***/
override def price(rate: Int = base + base) ===> override def price(rate: Int)
/*** wrong: a default of its own ***/
override def price(rate: Int): Int = base - rate ===> override def price(rate: Int = 0): Int = base - rate
/*** wrong: another default of the trait ***/
def price(rate: Int = base): Int = base + rate } ===> def price(rate: Int = base + 1): Int = base + rate }
/*** wrong: rate and none ***/
p.price() * 100 + p.price(rate) ===> p.price(rate) * 100 + p.price()
