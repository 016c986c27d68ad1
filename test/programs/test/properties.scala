// ask: test
// ScalaCheck: each property is a function that gives true.
import org.scalacheck._
import org.scalacheck.Prop._

object Reversing extends Properties("Reversing") {
  def reverse(xs: List[Int]): List[Int] = xs match {
    case Nil => Nil
    case x :: rest => reverse(rest) ++ List(x)
  }
  property("twice") = forAll { (xs: List[Int]) => reverse(reverse(xs)) == xs }
  property("once") = forAll { (xs: List[Int]) => reverse(xs) == xs }
  property("positive") = forAll { (x: Int, y: Int) => (x > 0 && x < 100 && y > 0 && y < 100) ==> (x + y > 1) }
  property("too large") = forAll { (x: Int, y: Int) => (x > 0 && x < 100 && y > 0 && y < 100) ==> (x + y > 2) }
  property("length") = forAll((xs: List[Int]) => reverse(xs).length ?= xs.length)
  property("labels") = forAll { (a: Boolean, b: Boolean) => ((a && b) == (b && a)) :| "and" }
  property("both") = forAll { (a: Boolean, b: Boolean) => all((a || b) == (b || a), a == b) }
  property("nested") = forAll { (a: Boolean) => forAll { (b: Boolean) => a == b } }
}
