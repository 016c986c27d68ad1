/*** lub-of-int-and-double-branches ***/
object P { def f(b: Boolean): Double = if (b) 1 else 2.0 }
/*** inferred-weak-lub-of-if ***/
object P { def f(b: Boolean) = if (b) 1 else 2.0; val d: Double = f(true) }
/*** lub-of-int-and-string-is-any ***/
object P { def f(b: Boolean) = if (b) 1 else "a"; val x: Any = f(true) }
/*** lub-of-int-and-string-is-not-int ***/
object P {
  def f(b: Boolean) = if (b) 1 else "a"
  val x: Int = f(true)
}
/*** if-without-else-is-anyval ***/
object P {
  def f(b: Boolean): Int =
    if (b) 1
}
/*** if-without-else-of-unit ***/
object P { def f(b: Boolean): Unit = if (b) println("x") }
/*** lub-of-classes ***/
class A
class B extends A
class C extends A
object P { def f(b: Boolean) = if (b) new B else new C; val a: A = f(true) }
/*** lub-is-not-one-of-the-classes ***/
class A
class B extends A
class C extends A
object P {
  def f(b: Boolean) = if (b) new B else new C
  val a: B = f(true)
}
/*** nothing-conforms-to-all ***/
object P { def f: Int = throw new Exception; def g: String = ???; val l: List[Int] = List[Nothing]() }
/*** any-does-not-conform-to-int ***/
object P {
  def f(x: Any): Int = x
}
/*** int-is-not-anyref ***/
object P {
  val x: AnyRef = 1
}
/*** string-is-anyref ***/
object P { val x: AnyRef = "a"; val y: Any = 1; val z: AnyVal = true }
/*** string-is-not-anyval ***/
object P {
  val x: AnyVal = "a"
}
/*** null-conforms-to-anyref ***/
object P { val n: Null = null; val x: AnyRef = n }
/*** null-is-not-anyval ***/
object P {
  val x: AnyVal = null
}
/*** unit-is-anyval ***/
object P { val x: AnyVal = (); val l: List[AnyVal] = List(1, true, ()) }
/*** supertype-is-not-subtype ***/
class A
class B extends A
object P {
  val b: B = new A
}
/*** some-is-option ***/
object P { val o: Option[Int] = Some(1); val s: Some[Int] = Some(1); val n: Option[String] = None }
/*** option-is-not-some ***/
object P {
  val o: Option[Int] = Some(1)
  val s: Some[Int] = o
}
/*** some-string-is-not-option-int ***/
object P {
  val o: Option[Int] = Some("a")
}
/*** list-is-covariant ***/
object P { val l: List[String] = List("a"); val m: List[Any] = l }
/*** list-any-is-not-list-string ***/
object P {
  val l: List[Any] = List("a")
  val m: List[String] = l
}
/*** arrays-are-invariant ***/
object P {
  val a: Array[String] = Array("a")
  val b: Array[Any] = a
}
/*** array-literal-with-expected-type ***/
object P { val b: Array[Any] = Array("a", 1) }
/*** array-element-type ***/
object P {
  val a = Array(1, 2)
  a(0) = "x"
}
/*** array-update ***/
object P { val a = new Array[Int](3); a(0) = 1; a(1) += a(0); val n: Int = a.length }
/*** mutable-set-is-invariant ***/
object P {
  val s: Set[String] = Set("a")
  val t: Set[Any] = s
}
/*** map-value-covariant ***/
object P { val m: Map[String, Int] = Map("a" -> 1); val n: Map[String, Any] = m }
/*** map-key-invariant ***/
object P {
  val m: Map[String, Int] = Map("a" -> 1)
  val n: Map[Any, Int] = m
}
/*** function-contravariant-in-argument ***/
object P { val f: Any => Int = x => 1; val g: String => Any = f }
/*** function-not-covariant-in-argument ***/
object P {
  val f: String => Int = x => 1
  val g: Any => Int = f
}
/*** tuples-are-covariant ***/
object P { val t: (Any, AnyVal) = ("a", 1) }
/*** tuple-of-wrong-size ***/
object P {
  val t: (Int, Int) = (1, 2, 3)
}
/*** tuple-of-wrong-type ***/
object P {
  val t: (Int, String) = ("a", 1)
}
/*** tuple-selection ***/
object P { val t = (1, "a", true); val n: Int = t._1; val b: Boolean = t._3 }
/*** tuple-selection-out-of-range ***/
object P {
  val t = (1, "a")
  val x = t._3
}
/*** value-discarded ***/
object P { def f(): Unit = { 1 + 1; "x" } ; val g: Int => Unit = x => x + 1 }
/*** match-lub ***/
object P { def f(n: Int): Any = n match { case 0 => "zero"; case 1 => 1; case _ => None } }
/*** match-branch-of-wrong-type ***/
object P {
  def f(n: Int): String = n match {
    case 0 => "zero"
    case _ => 1
  }
}
/*** block-has-type-of-last ***/
object P { def f: Int = { val s = "a"; s.length } }
/*** block-that-ends-with-definition ***/
object P {
  def f: Int = {
    val s = 1
  }
}
/*** while-is-unit ***/
object P {
  def f: Int =
    while (true) 1
}
/*** assignment-is-unit ***/
object P {
  var x = 0
  val y: Int = { x = 1 }
}
/*** lub-of-some-and-none ***/
object P { def f(b: Boolean) = if (b) Some(1) else None; val o: Option[Int] = f(true) }
/*** lub-of-lists ***/
object P {
  def f(b: Boolean) = if (b) List(1) else List("a")
  val l: List[Int] = f(true)
}
/*** ascription ***/
object P { val x = (1: Any); val y: Any = x; val l = (Nil: List[Int]); val m = 1 :: l }
/*** ascription-of-wrong-type ***/
object P {
  val x = ("a": Int)
}
/*** isinstanceof-and-asinstanceof ***/
object P { def f(x: Any): Int = if (x.isInstanceOf[Int]) x.asInstanceOf[Int] else 0 }
/*** isinstanceof-does-not-narrow ***/
object P {
  def f(x: Any): Int =
    if (x.isInstanceOf[Int]) x else 0
}
