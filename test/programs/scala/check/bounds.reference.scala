sealed trait Shape { def area: Int }
case class Square(side: Int) extends Shape { def area = side * side }
case class Strip(length: Int) extends Shape { def area = length }
case class Price(cents: Int) extends Ordered[Price] { def compare(that: Price) = cents - that.cents }
trait Ranked[A] { def rank: Int }
class Low extends Ranked[Low] { def rank = 0 }
class High extends Ranked[High] { def rank = 1 }
object M {
  def area[S <: Shape](s: S): Int = s.area
  def dearer[P <: Ordered[P]](a: P, b: P): P = if (a > b) a else b
  def rankOf[R <: Ranked[R]](r: R): Int = r.rank
}
