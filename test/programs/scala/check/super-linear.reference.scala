// super is the next one of the linearization of the class that is made, not of the trait that it stands in.
object Stacked {
  trait Base { def f(n: Int): List[Int] = List(n) }
  trait Plus extends Base { override def f(n: Int): List[Int] = 1 :: super.f(n + 1) }
  trait Times extends Base { override def f(n: Int): List[Int] = 2 :: super.f(n * 2) }
  abstract class Source { def f(n: Int): List[Int] }
  trait Again extends Source { abstract override def f(n: Int): List[Int] = 3 :: super.f(n - 1) }
  class Plain extends Source { def f(n: Int): List[Int] = List(n) }
  class Both extends Plus with Times
  class Named extends Plus with Times { override def f(n: Int): List[Int] = super[Plus].f(n) }
  class Diamond extends Both with Times

  def both(n: Int): List[Int] = new Both().f(n)
  def anonymous(n: Int): List[Int] = (new Times with Plus).f(n)
  def body(n: Int): List[Int] = (new Plus with Times { override def f(m: Int) = 0 :: super.f(m) }).f(n)
  def named(n: Int): List[Int] = new Named().f(n)
  def twice(n: Int): List[Int] = (new Plain with Again).f(n)
  def diamond(n: Int): List[Int] = new Diamond().f(n)
  def inVal(n: Int): List[Int] = { val it = new Plain with Again { override def f(m: Int) = super.f(m + m) }; it.f(n) }
}
