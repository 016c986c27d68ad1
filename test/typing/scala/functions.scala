/*** parameter-type-missing ***/
object P {
  val f = x => x + 1
}
/*** parameter-type-from-expected ***/
object P { val f: Int => Int = x => x + 1 }
/*** parameter-type-written ***/
object P { val f = (x: Int) => x + 1; val n: Int = f(2) }
/*** parameter-type-of-wrong-kind ***/
object P {
  val f: Int => Int = (x: String) => 1
}
/*** parameter-type-wider ***/
object P { val f: Int => Int = (x: Any) => 1 }
/*** too-many-lambda-parameters ***/
object P {
  val f: Int => Int = (x, y) => x
}
/*** lambda-result-of-wrong-type ***/
object P {
  val f: Int => Int = x => "a"
}
/*** placeholder ***/
object P { val f: (Int, Int) => Int = _ + _; val l = List(1, 2).map(_ * 2); val g: Int => Boolean = _ > 0 }
/*** placeholder-without-type ***/
object P {
  val f = _ + 1
}
/*** placeholder-with-type ***/
object P { val f = (_: Int) + 1; val n: Int = f(2) }
/*** placeholder-in-inner-parentheses ***/
object P {
  val l: List[Int] = List(1).map((_) + 1)
  val m: List[Int] = List(1).map(2 * (_ + 1))
}
/*** placeholder-twice-for-one-parameter ***/
object P {
  val l = List(1, 2).map(_ + _)
}
/*** function-applied ***/
object P { val f = (a: Int, b: String) => b * a; val s: String = f(2, "x") }
/*** function-applied-to-wrong-type ***/
object P {
  val f = (a: Int, b: String) => b * a
  val s = f("x", 2)
}
/*** function-applied-to-too-many ***/
object P {
  val f = (a: Int) => a
  val s = f(1, 2)
}
/*** function-applied-to-too-few ***/
object P {
  val f = (a: Int, b: Int) => a
  val s = f(1)
}
/*** curried-function-value ***/
object P { val add: Int => Int => Int = a => b => a + b; val n: Int = add(1)(2); val inc: Int => Int = add(1) }
/*** function-type-associates-right ***/
object P {
  val add: (Int => Int) => Int = a => b => a + b
}
/*** compose-and-andthen ***/
object P { val f = (_: Int) + 1; val g = (_: Int).toString; val h: Int => String = f andThen g; val k: Int => String = g compose f }
/*** compose-of-wrong-types ***/
object P {
  val f = (n: Int) => n + 1
  val g = (s: String) => s.length
  val h = f andThen g
}
/*** higher-order-argument ***/
object P { def twice(f: Int => Int, n: Int): Int = f(f(n)); val x = twice(_ + 1, 2) }
/*** higher-order-argument-of-wrong-result ***/
object P {
  def twice(f: Int => Int, n: Int): Int = f(f(n))
  val x = twice(_.toString, 2)
}
/*** function-of-no-arguments ***/
object P { val f: () => Int = () => 1; val n: Int = f() }
/*** function-of-no-arguments-not-applied ***/
object P {
  val f: () => Int = () => 1
  val n: Int = f
}
/*** pattern-matching-function ***/
object P { val f: Int => String = { case 0 => "zero"; case _ => "other" }; val l = List((1, "a")).map { case (n, s) => s * n } }
/*** pattern-matching-function-without-expected-type ***/
object P {
  val f = { case 0 => "zero"; case _ => "other" }
}
/*** pattern-matching-function-of-two ***/
object P { val f: (Int, Int) => Int = { case (0, b) => b; case (a, _) => a } }
/*** partial-function ***/
object P { val f: PartialFunction[Int, String] = { case 0 => "zero" }; val b: Boolean = f.isDefinedAt(1); val g: Int => String = f }
/*** lambda-is-not-partial-function ***/
object P {
  val f: Int => Int = x => x
  val g: PartialFunction[Int, Int] = f
}
/*** collect ***/
object P { val l: List[Int] = List(1, "a", 2.0).collect { case n: Int => n } }
/*** fold-with-first-argument-deciding ***/
object P {
  def f(l: List[Int]): List[Int] = l.foldLeft(Nil)((acc, x) => x :: acc)
}
/*** fold-with-type-argument ***/
object P { def f(l: List[Int]): List[Int] = l.foldLeft(List[Int]())((acc, x) => x :: acc) }
/*** foldright-argument-order ***/
object P {
  def f(l: List[String]): Int = l.foldRight(0)((acc, x) => acc + x.length)
}
/*** map-of-two-parameter-function-on-pairs ***/
object P {
  val l = List((1, 2)).map((a, b) => a + b)
}
/*** sort-with ***/
object P { val l: List[String] = List("b", "a").sortWith((a, b) => a < b) }
/*** sort-with-wrong-result ***/
object P {
  val l = List(2, 1).sortWith((a, b) => a - b)
}
/*** filter-needs-boolean ***/
object P {
  val l = List(1, 2).filter(x => x % 2)
}
/*** lambda-block ***/
object P { val l: List[Int] = List(1, 2).map { x => val y = x * 2; y + 1 } }
/*** lambda-refers-to-itself-out-of-scope ***/
object P {
  def f = List(1).map(x => x + y)
}
/*** function-returns-function ***/
object P { def adder(n: Int): Int => Int = m => n + m; val x: Int = adder(1)(2) }
/*** function-returns-function-of-wrong-type ***/
object P {
  def adder(n: Int): Int => Int = n + 1
}
/*** tupled-and-curried ***/
object P { val f = (a: Int, b: Int) => a + b; val g: ((Int, Int)) => Int = f.tupled; val h: Int => Int => Int = f.curried }
/*** map-as-function ***/
object P { val m = Map(1 -> "a"); val l: List[String] = List(1).map(m); val f: Int => String = m }
/*** list-as-function ***/
object P { val l = List("a"); val f: Int => String = l }
/*** lambda-against-non-function-type ***/
object P {
  val f: Int = x => x
}
/*** lambda-for-own-trait ***/
trait Op { def apply(n: Int): Int }
object P {
  val op: Op = n => n + 1
}
/*** duplicate-lambda-parameter ***/
object P {
  val f = (x: Int, x: Int) => x
}
