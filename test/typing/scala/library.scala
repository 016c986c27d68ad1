/*** option-map ***/
object P { val o: Option[Int] = Some("a").map(_.length); val n: Int = o.getOrElse(0) }
/*** option-is-not-its-value ***/
object P {
  val o: Option[Int] = Some(1)
  val n: Int = o + 1
}
/*** getorelse-widens ***/
object P {
  val o: Option[Int] = Some(1)
  val n: Int = o.getOrElse("a")
}
/*** getorelse-widens-to-any ***/
object P { val o: Option[Int] = Some(1); val n: Any = o.getOrElse("a") }
/*** map-get-is-option ***/
object P {
  val m = Map("a" -> 1)
  val n: Int = m.get("a")
}
/*** map-apply ***/
object P { val m = Map("a" -> 1); val n: Int = m("a"); val k: Map[String, Int] = m + ("b" -> 2) }
/*** map-apply-wrong-key ***/
object P {
  val m = Map("a" -> 1)
  val n = m(1)
}
/*** map-plus-not-a-pair ***/
object P {
  val m = Map("a" -> 1)
  val n = m + 3
}
/*** map-updated ***/
object P { val m: Map[String, Int] = Map("a" -> 1).updated("b", 2); val l: List[(String, Int)] = m.toList }
/*** map-widened-by-plus ***/
object P { val m: Map[String, Any] = Map("a" -> 1) + ("b" -> "x") }
/*** set-contains ***/
object P { val s = Set(1, 2); val b: Boolean = s.contains(1) && s(2); val t: Set[Int] = s + 3 - 1 }
/*** set-contains-wrong-type ***/
object P {
  val s = Set(1, 2)
  val b = s.contains("a")
}
/*** list-contains-anything ***/
object P { val b: Boolean = List(1, 2).contains("a") }
/*** list-head-and-tail ***/
object P { val l = List(1, 2); val n: Int = l.head; val t: List[Int] = l.tail }
/*** list-tail-is-a-list ***/
object P {
  val l = List(1, 2)
  val t: Int = l.tail
}
/*** list-append-list ***/
object P { val l: List[Int] = List(1) ++ List(2) ::: List(3); val m: List[Any] = List(1) ::: List("a") }
/*** list-append-element ***/
object P { val l: List[Int] = List(1) :+ 2; val m: List[Int] = 0 +: l }
/*** list-append-list-of-other-type ***/
object P {
  val l: List[Int] = List(1) ::: List("a")
}
/*** list-plus-element ***/
object P {
  val l: List[Int] = List(1) + 2
}
/*** list-unknown-method ***/
object P {
  val l = List(1).add(2)
}
/*** zip ***/
object P { val l: List[(Int, String)] = List(1).zip(List("a")); val m: List[(Int, Int)] = List(5).zipWithIndex }
/*** unzip ***/
object P { val (a, b) = List((1, "a")).unzip; val l: List[Int] = a; val m: List[String] = b }
/*** unzip-of-numbers ***/
object P {
  val x = List(1, 2).unzip
}
/*** flatten ***/
object P { val l: List[Int] = List(List(1), List(2)).flatten; val o: List[Int] = List(Some(1), None).flatten }
/*** flatten-of-numbers ***/
object P {
  val l = List(1, 2).flatten
}
/*** tomap ***/
object P { val m: Map[Int, String] = List((1, "a")).toMap }
/*** tomap-of-numbers ***/
object P {
  val m = List(1, 2).toMap
}
/*** groupby ***/
object P { val m: Map[Int, List[String]] = List("a", "bb").groupBy(_.length) }
/*** groupby-wrong-key ***/
object P {
  val m: Map[String, List[String]] = List("a", "bb").groupBy(_.length)
}
/*** partition ***/
object P { val (a, b): (List[Int], List[Int]) = List(1, 2).partition(_ > 1) }
/*** reduce ***/
object P { val n: Int = List(1, 2).reduce(_ + _); val s: String = List("a").reduceLeft((a, b) => a + b) }
/*** sum-and-max ***/
object P { val n: Int = List(1, 2).sum + List(1).max; val d: Double = List(1.5).sum; val m: String = List("a").maxBy(_.length) }
/*** mkstring ***/
object P { val s: String = List(1, 2).mkString("[", ", ", "]") }
/*** mkstring-of-two ***/
object P {
  val s = List(1, 2).mkString("[", "]")
}
/*** string-methods ***/
object P { val n: Int = "abc".length; val c: Char = "abc"(1); val s: String = "abc".map(_.toUpper).reverse; val l: List[Char] = "abc".toList }
/*** string-charat-is-char ***/
object P {
  val s: String = "abc".charAt(0)
}
/*** string-map-to-int ***/
object P {
  val s: String = "abc".map(_.toInt)
}
/*** string-split-is-array ***/
object P { val a: Array[String] = "a b".split(" "); val l: List[Int] = a.map(_.length).toList }
/*** string-split-is-not-list ***/
object P {
  val l: List[String] = "a b".split(" ")
}
/*** string-unknown-method ***/
object P {
  val n = "abc".size2
}
/*** substring-wrong-type ***/
object P {
  val s = "abc".substring("a")
}
/*** either ***/
object P { def f(n: Int): Either[String, Int] = if (n > 0) Right(n) else Left("negative"); val s = f(1) match { case Left(e) => e; case Right(n) => n.toString } }
/*** either-the-wrong-way ***/
object P {
  def f(n: Int): Either[String, Int] =
    if (n > 0) Left(n) else Right("negative")
}
/*** vector-and-seq ***/
object P { val v: Vector[Int] = Vector(1, 2) :+ 3; val s: Seq[Int] = v; val t: Seq[Int] = List(1) }
/*** seq-is-not-list ***/
object P {
  val s: Seq[Int] = List(1)
  val l: List[Int] = s
}
/*** mutable-map ***/
import scala.collection.mutable
object P { val m = mutable.Map[String, Int](); m("a") = 1; m += "b" -> 2; val n: Option[Int] = m.get("a") }
/*** mutable-map-wrong-value ***/
import scala.collection.mutable
object P {
  val m = mutable.Map[String, Int]()
  m("a") = "b"
}
/*** listbuffer ***/
import scala.collection.mutable.ListBuffer
object P { val b = ListBuffer[Int](); b += 1; b ++= List(2, 3); val l: List[Int] = b.toList }
/*** listbuffer-wrong-element ***/
import scala.collection.mutable.ListBuffer
object P {
  val b = ListBuffer[Int]()
  b += "a"
}
/*** immutable-map-update ***/
object P {
  val m = Map("a" -> 1)
  m("a") = 2
}
/*** math ***/
object P { val n: Int = math.max(1, 2); val d: Double = math.sqrt(2); val m: Double = math.max(1, 2.5); val a: Int = math.abs(-1) }
/*** math-wrong-type ***/
object P {
  val n: Int = math.sqrt(4)
}
/*** toint-of-string ***/
object P { val n: Int = "12".toInt; val d: Double = "1.5".toDouble; val s: String = 3.toString }
/*** list-fill-and-tabulate ***/
object P { val l: List[Int] = List.fill(3)(0); val m: List[Int] = List.tabulate(3)(_ * 2); val r: List[Int] = List.range(0, 3) }
/*** list-fill-in-one-list ***/
object P {
  val l = List.fill(3, 0)
}
/*** exists-and-forall ***/
object P { val b: Boolean = List(1).exists(_ > 0) && List(1).forall(_ < 2); val o: Option[Int] = List(1).find(_ > 0); val c: Int = List(1).count(_ > 0) }
/*** find-is-option ***/
object P {
  val n: Int = List(1).find(_ > 0)
}
/*** take-wrong-type ***/
object P {
  val l = List(1).take("a")
}
/*** foldleft ***/
object P { val n: Int = List(1, 2).foldLeft(0)(_ + _); val s: String = (List(1, 2) :\ "")((n, s) => n + s); val m: Int = (0 /: List(1))(_ + _) }
/*** foldleft-result-of-wrong-type ***/
object P {
  val n: Int = List(1, 2).foldLeft(0)((s, n) => s + n + "a")
}
/*** scanleft ***/
object P { val l: List[Int] = List(1, 2).scanLeft(0)(_ + _) }
/*** println-takes-any ***/
object P { def f(): Unit = { println(1); println(); print("a"); println(List(1)) } }
/*** println-is-unit ***/
object P {
  val n: Int = println(1)
}
/*** iterator ***/
object P { val it: Iterator[Int] = List(1).iterator; val n: Int = if (it.hasNext) it.next() else 0 }
/*** array-methods ***/
object P { val a: Array[Int] = Array(3, 1).sorted.map(_ + 1); val n: Int = a.sum; val b = Array.ofDim[Int](2, 2); b(0)(1) = 3 }
