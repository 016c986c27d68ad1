/*** int-widens-to-long ***/
object P { val x: Long = 1; val y: Double = x }
/*** long-does-not-narrow ***/
object P {
  val x: Long = 1L
  val y: Int = x
}
/*** literal-narrows-to-byte ***/
object P { val b: Byte = 127; val s: Short = -32768; val c: Char = 65 }
/*** literal-too-large-for-byte ***/
object P {
  val b: Byte = 128
}
/*** int-variable-does-not-narrow ***/
object P {
  val i: Int = 1
  val b: Byte = i
}
/*** final-constant-narrows ***/
object P { final val i = 1; val b: Byte = i }
/*** integer-literal-too-large ***/
object P {
  val i = 2147483648
}
/*** long-literal-needs-suffix ***/
object P { val i = 2147483648L; val j = -2147483648 }
/*** byte-plus-byte-is-int ***/
object P {
  def f(a: Byte, b: Byte): Byte =
    a + b
}
/*** char-plus-int-is-int ***/
object P {
  def next(c: Char): Char =
    c + c.toInt
}
/*** char-plus-to-char ***/
object P { def next(c: Char): Char = (c + 1).toChar; val n: Int = 'a' + 1 }
/*** string-plus-anything ***/
object P { val s: String = "a" + 1 + 'c' + true + null + List(1) }
/*** anything-plus-string ***/
object P { val s: String = 1 + "a"; val t: String = true + "b" }
/*** string-minus ***/
object P {
  val s = "a" - "b"
}
/*** boolean-plus-int ***/
object P {
  val s = true + 1
}
/*** string-times-int ***/
object P { val s: String = "ab" * 3 }
/*** int-times-string ***/
object P {
  val s = 3 * "ab"
}
/*** double-to-int-needs-conversion ***/
object P {
  val n: Int = 2.0
}
/*** double-to-int-converted ***/
object P { val n: Int = 2.7.toInt; val f: Float = 1.5f; val d: Double = f }
/*** double-to-float ***/
object P {
  val f: Float = 1.5
}
/*** int-is-not-boolean ***/
object P {
  def f(n: Int) =
    if (n) 1 else 2
}
/*** not-on-int ***/
object P {
  val b = !0
}
/*** bitwise-on-boolean ***/
object P { val b: Boolean = true & false | true ^ false }
/*** bitwise-on-double ***/
object P {
  val b = 1.0 & 2
}
/*** shift-gives-left-type ***/
object P { val n: Int = 1 << 2L; val m: Long = 1L << 2 }
/*** shift-long-to-int ***/
object P {
  val n: Int = 1L << 2
}
/*** compare-int-and-double ***/
object P { val b: Boolean = 1 < 2.5 && 'a' < 98 }
/*** compare-string-and-int ***/
object P {
  val b = "a" < 1
}
/*** less-on-strings ***/
object P { val b: Boolean = "a" < "b" }
/*** equality-of-different-types ***/
object P { def f(s: String, n: Int): Boolean = s == n }
/*** list-of-int-and-double ***/
object P { val l: List[Double] = List(1, 2.0, 3) }
/*** list-int-is-not-list-double ***/
object P {
  val l: List[Int] = List(1, 2, 3)
  val m: List[Double] = l
}
/*** unit-literal ***/
object P { val u: Unit = (); val v: Unit = 3 }
/*** unit-is-not-int ***/
object P {
  val n: Int = ()
}
/*** bigint-from-int ***/
object P { val b: BigInt = 3; val c = b + 4; val d: BigInt = c * b }
/*** bigint-to-int ***/
object P {
  val b: BigInt = 3
  val c: Int = b
}
/*** hex-literal ***/
object P { val h: Int = 0xff; val l: Long = 0xffffffffL }
/*** char-literal-is-not-string ***/
object P {
  val s: String = 'a'
}
/*** string-is-not-char ***/
object P {
  val c: Char = "a"
}
/*** null-is-a-string ***/
object P { val s: String = null; val l: List[Int] = null }
/*** null-is-not-an-int ***/
object P {
  val n: Int = null
}
/*** unary-minus-on-string ***/
object P {
  val s = -"a"
}
