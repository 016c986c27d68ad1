// ask: check --function Stacked.both --function Stacked.anonymous --function Stacked.body --function Stacked.named --function Stacked.twice --function Stacked.diamond --function Stacked.inVal
object Stacked {
  trait Base { def f(n: Int): List[Int] = List(n) }
  trait Plus extends Base { override def f(n: Int): List[Int] = 1 :: super.f(n + 1) }
  trait Times extends Base { override def f(n: Int): List[Int] = 2 :: super.f(n * 2) }

  def both(n: Int): List[Int] = List(2, 1, 2 * n + 1)
  def anonymous(n: Int): List[Int] = (new Plus with Times).f(n)
  def body(n: Int): List[Int] = List(0, 2, 1, n + n + 1)
  def named(n: Int): List[Int] = List(1, 2, (n + 1) * 2)
  def twice(n: Int): List[Int] = List(3, n - 1)
  def diamond(n: Int): List[Int] = List(2, 1, n * 2 + 1)
  def inVal(n: Int): List[Int] = List(3, n + n + 1)
}
