/*** map ***/
object P { val l: List[Int] = for (x <- List(1, 2)) yield x + 1 }
/*** map-of-wrong-type ***/
object P {
  val l: List[String] =
    for (x <- List(1, 2)) yield x + 1
}
/*** flatmap ***/
object P { val l: List[(Int, Char)] = for (x <- List(1, 2); c <- List('a')) yield (x, c) }
/*** guard ***/
object P { val l = for (x <- List(1, 2) if x > 1; y = x * 2) yield y }
/*** guard-not-boolean ***/
object P {
  val l = for {
    x <- List(1, 2)
    if x
  } yield x
}
/*** foreach ***/
object P { def f(): Unit = for (x <- 1 to 3; y <- List("a")) println(y * x) }
/*** foreach-is-unit ***/
object P {
  val n: Int = for (x <- List(1, 2)) x
}
/*** generator-on-int ***/
object P {
  val l = for (x <- 3) yield x
}
/*** list-and-option ***/
object P {
  val l = for (o <- Option(1); x <- List(1, 2)) yield x
}
/*** option-in-list ***/
object P { val l: List[Int] = for (x <- List(1, 2); o <- Option(x)) yield o }
/*** options ***/
object P { val o: Option[Int] = for (a <- Some(1); b <- Some(2)) yield a + b }
/*** own-class-with-map ***/
class Box[A](val x: A) { def map[B](f: A => B): Box[B] = new Box(f(x)) }
object P { val b: Box[String] = for (n <- new Box(1)) yield n.toString }
/*** own-class-without-flatmap ***/
class Box[A](val x: A) { def map[B](f: A => B): Box[B] = new Box(f(x)) }
object P {
  val b = for (n <- new Box(1); m <- new Box(2)) yield n + m
}
/*** own-class-without-foreach ***/
class Box[A](val x: A) { def map[B](f: A => B): Box[B] = new Box(f(x)) }
object P {
  for (n <- new Box(1)) println(n)
}
/*** own-class-without-filter ***/
class Box[A](val x: A) { def map[B](f: A => B): Box[B] = new Box(f(x)) }
object P {
  val b = for (n <- new Box(1) if n > 0) yield n
}
/*** variable-of-generator-is-in-scope ***/
object P { val l = for { x <- List(1, 2); y <- x to 3; z = x + y } yield z }
/*** variable-out-of-scope ***/
object P {
  val l = for (x <- List(1, 2)) yield x
  val y = x
}
/*** generator-uses-later-variable ***/
object P {
  val l = for {
    x <- List(y)
    y <- List(1)
  } yield x
}
/*** range ***/
object P { val l = for (i <- 1 to 10 by 2; j <- 0 until i) yield i * j; val v: IndexedSeq[Int] = l }
/*** range-of-doubles ***/
object P {
  val l = for (i <- 1 to "a") yield i
}
/*** string-generator ***/
object P { val s: String = for (c <- "abc") yield c.toUpper; val v: IndexedSeq[Int] = for (c <- "abc") yield c.toInt }
/*** map-generator ***/
object P { val m: Map[Int, String] = for ((k, v) <- Map("a" -> 1)) yield (v, k) }
/*** map-generator-to-list ***/
object P {
  val m: Map[Int, String] =
    for ((k, v) <- Map("a" -> 1)) yield k
}
/*** assignment-in-generator ***/
object P {
  val l = for (x = 1; y <- List(1)) yield y
}
/*** body-may-be-block ***/
object P { def f(l: List[Int]): List[Int] = for (x <- l) yield { val y = x; y * 2 } }
