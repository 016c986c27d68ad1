/*** assignment-to-val ***/
object P {
  val x = 1
  def f() = { x = 2 }
}
/*** assignment-to-var ***/
object P { var x = 1; def f() = { x = 2; x += 1 } }
/*** assignment-to-parameter ***/
object P {
  def f(n: Int) = {
    n = n + 1
    n
  }
}
/*** assignment-of-wrong-type ***/
object P {
  var x = 1
  def f() = { x = "a" }
}
/*** var-infers-type-of-initial-value ***/
object P {
  var x = None
  def f() = { x = Some(1) }
}
/*** var-with-ascribed-type ***/
object P { var x: Option[Int] = None; def f() = { x = Some(1) } }
/*** plus-assign-on-val ***/
object P {
  val x = 1
  def f() = { x += 1 }
}
/*** plus-assign-on-var-of-set ***/
object P { var s = Set(1); def f() = { s += 2 } }
/*** plus-assign-widens ***/
object P {
  var n: Int = 1
  def f() = { n += 1.5 }
}
/*** assignment-to-def ***/
object P {
  def x = 1
  def f() = { x = 2 }
}
/*** lazy-val ***/
object P { lazy val x: Int = y + 1; lazy val y = 2 }
/*** lazy-var ***/
object P {
  lazy var x = 1
}
/*** recursive-method-needs-type ***/
object P {
  def fact(n: Int) = if (n == 0) 1 else n * fact(n - 1)
}
/*** recursive-method-with-type ***/
object P { def fact(n: Int): Int = if (n == 0) 1 else n * fact(n - 1) }
/*** mutually-recursive-without-types ***/
object P {
  def even(n: Int) = if (n == 0) true else odd(n - 1)
  def odd(n: Int) = if (n == 0) false else even(n - 1)
}
/*** mutually-recursive-one-typed ***/
object P {
  def even(n: Int): Boolean = if (n == 0) true else odd(n - 1)
  def odd(n: Int) = if (n == 0) false else even(n - 1)
}
/*** recursive-value-needs-type ***/
object P {
  val f = (n: Int) => if (n == 0) 1 else n * f(n - 1)
}
/*** recursive-function-value ***/
object P { val f: Int => Int = n => if (n == 0) 1 else n * f(n - 1) }
/*** local-recursive-function-value ***/
object P {
  def g = {
    val f: Int => Int = n => if (n == 0) 1 else n * f(n - 1)
    f(3)
  }
}
/*** local-lazy-recursive-function ***/
object P {
  def g = {
    lazy val f: Int => Int = n => if (n == 0) 1 else n * f(n - 1)
    f(3)
  }
}
/*** local-forward-reference ***/
object P {
  def g: Int = {
    val a = b + 1
    val b = 2
    a
  }
}
/*** local-methods-forward ***/
object P { def g: Int = { def a: Int = b + 1; def b: Int = 2; a } }
/*** local-method-forward-over-value ***/
object P {
  def g: Int = {
    val x = h
    val y = 2
    def h: Int = y + 1
    x
  }
}
/*** member-forward-reference ***/
object P { val a: Int = b + 1; val b: Int = 2 }
/*** procedure-syntax ***/
object P { def f(x: Int) { println(x) }; val u: Unit = f(1) }
/*** procedure-syntax-discards ***/
object P {
  def f(x: Int) { x + 1 }
  val n: Int = f(1)
}
/*** return-needs-result-type ***/
object P {
  def f(n: Int) = {
    if (n > 0) return 1
    2
  }
}
/*** return-with-result-type ***/
object P { def f(n: Int): Int = { if (n > 0) return 1; 2 } }
/*** return-of-wrong-type ***/
object P {
  def f(n: Int): Int = {
    if (n > 0) return "a"
    2
  }
}
/*** return-outside-method ***/
object P {
  val x: Int = return 1
}
/*** return-nothing-in-int-method ***/
object P {
  def f(n: Int): Int = {
    if (n > 0) return
    2
  }
}
/*** return-in-unit-method ***/
object P { def f(n: Int): Unit = { if (n > 0) return; println(n) } }
/*** duplicate-local-value ***/
object P {
  def f = {
    val x = 1
    val x = 2
    x
  }
}
/*** shadowing-in-inner-block ***/
object P { def f = { val x = 1; val y = { val x = "a"; x.length }; x + y } }
/*** duplicate-member ***/
object P {
  val x = 1
  def x = 2
}
/*** duplicate-method ***/
object P {
  def f(n: Int): Int = n
  def f(m: Int): String = "a"
}
/*** duplicate-parameter ***/
object P {
  def f(n: Int, n: Int) = n
}
/*** duplicate-class ***/
class A
class A
/*** class-and-object-of-one-name ***/
class A { val x = A.y }
object A { val y = 1 }
/*** object-and-value-of-one-name ***/
object P {
  val a = 1
  object a
}
/*** duplicate-type-parameter ***/
object P {
  def f[A, A](x: A) = x
}
/*** double-definition-after-erasure ***/
object P {
  def f(l: List[Int]): Int = 1
  def f(l: List[String]): Int = 2
}
/*** parameter-needs-type ***/
object P {
  def f(x) = 1
}
/*** pattern-definition ***/
object P { val (a, b) = (1, "x"); val h :: t = List(1, 2); val n: Int = a + h; val s: String = b }
/*** pattern-definition-of-wrong-shape ***/
object P {
  val (a, b) = (1, 2, 3)
}
/*** several-values ***/
object P { val a, b = 1; val c: Int = a + b }
/*** value-of-abstract-in-object ***/
object P {
  val x: Int
}
/*** var-default-initial ***/
class A { var n: Int = _; var s: String = _ }
/*** val-default-initial ***/
class A {
  val n: Int = _
}
/*** unbound-name ***/
object P {
  val x = undefinedName
}
/*** unbound-type ***/
object P {
  def f(x: Undefined) = 1
}
/*** out-of-scope-local ***/
object P {
  def f = { val x = 1; x }
  def g = x
}
/*** local-class ***/
object P { def f: Int = { case class A(n: Int); val a = A(3); a.n } }
/*** local-class-out-of-scope ***/
object P {
  def f = { class A; 1 }
  def g = new A
}
