// Stainless's library for the real Scala, as far as programs run with it: contracts are checked when they are come to.
// The collections are those of our own library.
package stainless {
  package object lang {
    implicit class BooleanDecorations(val underlying: Boolean) {
      def holds: Boolean = { underlying } ensuring { res => res }
      def holds(because: Boolean): Boolean = { underlying } ensuring { res => res }
      def ==>(that: => Boolean): Boolean = if (underlying) that else true
      def because(that: => Boolean): Boolean = underlying && that
    }
    implicit class SpecsDecorations[A, B](val inOut: (A, B)) {
      def passes(tests: A => B): Boolean = try { tests(inOut._1) == inOut._2 } catch { case _: MatchError => true }
    }
    implicit class WhileDecorations(val u: Unit) {
      def invariant(x: Boolean): Unit = assert(x)
      def noReturnInvariant(x: Boolean): Unit = assert(x)
    }
    def because(proof: Boolean): Boolean = proof
    def decreases(measure: Any*): Unit = ()
    def check(cond: Boolean): Unit = assert(cond)
    def ghost[A](value: => A): Unit = ()
    object StaticChecks {
      def require(requirement: Boolean): Unit = Predef.require(requirement)
      def assert(assertion: Boolean): Unit = Predef.assert(assertion)
      implicit class Ensuring[A](val underlying: A) {
        def ensuring(cond: A => Boolean): A = { Predef.assert(cond(underlying)); underlying }
      }
    }
    object BigInt {
      def apply(n: Int): BigInt = scala.BigInt(n)
      def apply(n: Long): BigInt = scala.BigInt(n)
      def apply(text: String): BigInt = scala.BigInt(text)
      def unapply(n: scala.BigInt): scala.Option[Int] = if (n.isValidInt) scala.Some(n.toInt) else scala.None
    }
    type BigInt = scala.BigInt
  }
  package object math {
    def min(a: BigInt, b: BigInt): BigInt = if (a <= b) a else b
    def max(a: BigInt, b: BigInt): BigInt = if (a >= b) a else b
    def wrapping[A](body: A): A = body
  }
  package object proof {
    def check(cond: Boolean): Boolean = cond
    def trivial: Boolean = true
  }
}
package stainless.annotation {
  import scala.annotation.StaticAnnotation
  class induct extends StaticAnnotation
  class ignore extends StaticAnnotation
  class library extends StaticAnnotation
  class extern extends StaticAnnotation
  class inline extends StaticAnnotation
  class internal extends StaticAnnotation
  class opaque extends StaticAnnotation
  class pure extends StaticAnnotation
  class mutable extends StaticAnnotation
  class ghost extends StaticAnnotation
  class law extends StaticAnnotation
  class invariant extends StaticAnnotation
  class wrapping extends StaticAnnotation
}
