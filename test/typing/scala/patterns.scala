/*** literal-of-wrong-type ***/
object P {
  def f(n: Int) = n match {
    case "a" => 1
    case _ => 2
  }
}
/*** literal-of-string-on-any ***/
object P { def f(x: Any) = x match { case "a" => 1; case 2 => 2; case true => 3; case 'c' => 4; case null => 5; case _ => 6 } }
/*** char-literal-on-int ***/
object P { def f(n: Int) = n match { case 'a' => 1; case _ => 2 } }
/*** int-literal-on-string ***/
object P {
  def f(s: String) = s match {
    case 1 => 1
    case _ => 2
  }
}
/*** typed-pattern ***/
object P { def f(x: Any): Int = x match { case n: Int => n; case s: String => s.length; case _ => 0 } }
/*** typed-pattern-impossible ***/
object P {
  def f(x: Int): Int = x match {
    case s: String => 1
    case _ => 2
  }
}
/*** typed-pattern-of-unrelated-final-class ***/
object P {
  def f(x: String): Int = x match {
    case o: Option[_] => 1
    case _ => 2
  }
}
/*** typed-pattern-of-other-list ***/
object P {
  def f(x: List[Int]): Int = x match {
    case l: Vector[Int] => 1
    case _ => 2
  }
}
/*** typed-pattern-narrows ***/
class A
class B extends A { def g = 1 }
object P { def f(a: A): Int = a match { case b: B => b.g; case _ => 0 } }
/*** scrutinee-is-not-narrowed ***/
class A
class B extends A { def g = 1 }
object P {
  def f(a: A): Int = a match {
    case b: B => a.g
    case _ => 0
  }
}
/*** tuple-pattern ***/
object P { def f(p: (Int, String)): Int = p match { case (0, _) => 1; case (n, s) => n + s.length } }
/*** tuple-pattern-of-wrong-size ***/
object P {
  def f(p: (Int, String)): Int = p match {
    case (a, b, c) => 1
  }
}
/*** tuple-pattern-on-int ***/
object P {
  def f(p: Int): Int = p match {
    case (a, b) => 1
  }
}
/*** list-patterns ***/
object P { def f(l: List[Int]): Int = l match { case Nil => 0; case x :: Nil => x; case x :: y :: _ => x + y } }
/*** list-pattern-tail-is-a-list ***/
object P {
  def f(l: List[Int]): Int = l match {
    case Nil => 0
    case x :: xs => x + xs
  }
}
/*** list-pattern-on-option ***/
object P {
  def f(o: Option[Int]): Int = o match {
    case Nil => 0
    case _ => 1
  }
}
/*** cons-pattern-on-option ***/
object P {
  def f(o: Option[Int]): Int = o match {
    case x :: y => 0
    case _ => 1
  }
}
/*** sequence-pattern ***/
object P { def f(l: List[Int]): Int = l match { case List() => 0; case List(a) => a; case List(a, b, _*) => a + b } }
/*** sequence-pattern-with-binding ***/
object P { def f(l: List[Int]): List[Int] = l match { case List(a, rest @ _*) => rest.toList; case _ => Nil } }
/*** sequence-wildcard-not-last ***/
object P {
  def f(l: List[Int]) = l match {
    case List(_*, a) => a
  }
}
/*** array-pattern ***/
object P { def f(a: Array[Int]): Int = a match { case Array(x, y) => x + y; case _ => 0 } }
/*** option-patterns ***/
object P { def f(o: Option[Int]): Int = o match { case Some(n) if n > 0 => n; case Some(_) => 0; case None => -1 } }
/*** some-pattern-on-list ***/
object P {
  def f(l: List[Int]): Int = l match {
    case Some(n) => n
    case _ => 0
  }
}
/*** guard-must-be-boolean ***/
object P {
  def f(n: Int) = n match {
    case m if m => 1
    case _ => 2
  }
}
/*** alternatives ***/
object P { def f(n: Int) = n match { case 0 | 1 | 2 => "small"; case _ => "large" } }
/*** alternatives-cannot-bind ***/
object P {
  def f(p: (Int, Int)) = p match {
    case (0, x) | (x, 0) => 1
    case _ => 2
  }
}
/*** alternatives-with-wildcards ***/
object P { def f(p: (Int, Int)) = p match { case (0, _) | (_, 0) => 1; case _ => 2 } }
/*** variable-twice ***/
object P {
  def f(p: (Int, Int)) = p match {
    case (x, x) => 1
    case _ => 2
  }
}
/*** binder ***/
object P { def f(l: List[Int]): List[Int] = l match { case all @ (x :: _) => all; case n @ Nil => n } }
/*** binder-has-pattern-type ***/
object P { def f(o: Option[Int]): Int = o match { case s @ Some(_) => s.get; case None => 0 } }
/*** stable-identifier ***/
object P { val Zero = 0; val one = 1; def f(n: Int) = n match { case Zero => 1; case `one` => 2; case m => m } }
/*** capital-that-is-unknown ***/
object P {
  def f(n: Int) = n match {
    case Zero => 1
    case _ => 2
  }
}
/*** backquoted-unknown ***/
object P {
  def f(n: Int) = n match {
    case `zero` => 1
    case _ => 2
  }
}
/*** stable-identifier-of-wrong-type ***/
object P {
  val Zero = "a"
  def f(n: Int) = n match {
    case Zero => 1
    case _ => 2
  }
}
/*** stable-identifier-is-var ***/
object P {
  var Zero = 0
  def f(n: Int) = n match {
    case Zero => 1
    case _ => 2
  }
}
/*** constructor-of-other-type ***/
sealed trait A
case class B(n: Int) extends A
case class C(n: Int)
object P {
  def f(a: A) = a match {
    case B(n) => n
    case C(n) => n
  }
}
/*** object-of-other-type ***/
sealed trait A
case object B extends A
case object C
object P {
  def f(a: A) = a match {
    case B => 1
    case C => 2
  }
}
/*** unknown-constructor ***/
object P {
  def f(x: Any) = x match {
    case Foo(n) => 1
    case _ => 2
  }
}
/*** extractor ***/
object Even { def unapply(n: Int): Option[Int] = if (n % 2 == 0) Some(n / 2) else None }
object P { def f(n: Int): Int = n match { case Even(h) => h; case _ => 0 } }
/*** extractor-boolean ***/
object Even { def unapply(n: Int): Boolean = n % 2 == 0 }
object P { def f(n: Int): Int = n match { case Even() => 1; case _ => 0 } }
/*** extractor-boolean-with-argument ***/
object Even { def unapply(n: Int): Boolean = n % 2 == 0 }
object P {
  def f(n: Int): Int = n match {
    case Even(h) => 1
    case _ => 0
  }
}
/*** extractor-pair ***/
object Split { def unapply(s: String): Option[(Char, String)] = if (s.isEmpty) None else Some((s.head, s.tail)) }
object P { def f(s: String): Int = s match { case Split(c, r) => r.length; case _ => 0 } }
/*** extractor-on-wrong-type ***/
object Even { def unapply(n: Int): Option[Int] = Some(n) }
object P {
  def f(s: String): Int = s match {
    case Even(h) => h
    case _ => 0
  }
}
/*** extractor-with-wrong-result ***/
object Even { def unapply(n: Int): Int = n }
object P {
  def f(n: Int): Int = n match {
    case Even(h) => h
    case _ => 0
  }
}
/*** extractor-sequence ***/
object Words { def unapplySeq(s: String): Option[Seq[String]] = Some(s.split(" ").toSeq) }
object P { def f(s: String) = s match { case Words(a, b) => a; case Words(a, _*) => a } }
/*** extractor-infix ***/
object ~> { def unapply(n: Int): Option[(Int, Int)] = Some((n, n)) }
object P { def f(n: Int) = n match { case a ~> b => a + b } }
/*** generic-constructor-pattern ***/
case class Box[A](x: A)
object P { def f[A](b: Box[A]): A = b match { case Box(x) => x } }
/*** generic-constructor-pattern-wrong ***/
case class Box[A](x: A)
object P {
  def f[A](b: Box[A]): Int = b match {
    case Box(x) => x
  }
}
/*** match-in-expression ***/
object P { val x: Int = 1 + (List(1) match { case h :: _ => h; case Nil => 0 }) }
/*** match-on-pair-of-lists ***/
object P { def zip(a: List[Int], b: List[String]): List[(Int, String)] = (a, b) match { case (x :: xs, y :: ys) => (x, y) :: zip(xs, ys); case _ => Nil } }
/*** match-on-pair-of-lists-wrong ***/
object P {
  def zip(a: List[Int], b: List[String]): List[(Int, String)] = (a, b) match {
    case (x :: xs, y :: ys) => (y, x) :: zip(xs, ys)
    case _ => Nil
  }
}
/*** gadt-eval ***/
sealed trait Expr[A]
case class Num(n: Int) extends Expr[Int]
case class Bool(b: Boolean) extends Expr[Boolean]
case class If[A](c: Expr[Boolean], a: Expr[A], b: Expr[A]) extends Expr[A]
object P {
  def eval[A](e: Expr[A]): A = e match {
    case Num(n) => n
    case Bool(b) => b
    case If(c, a, b) => if (eval(c)) eval(a) else eval(b)
  }
}
/*** gadt-eval-mixed-up ***/
sealed trait Expr[A]
case class Num(n: Int) extends Expr[Int]
case class Bool(b: Boolean) extends Expr[Boolean]
object P {
  def eval[A](e: Expr[A]): A = e match {
    case Num(n) => true
    case Bool(b) => b
  }
}
/*** gadt-construction-ill-typed ***/
sealed trait Expr[A]
case class Num(n: Int) extends Expr[Int]
case class Add(a: Expr[Int], b: Expr[Int]) extends Expr[Int]
case class Bool(b: Boolean) extends Expr[Boolean]
object P {
  val e = Add(Num(1), Bool(true))
}
/*** gadt-impossible-case ***/
sealed trait Expr[A]
case class Num(n: Int) extends Expr[Int]
case class Bool(b: Boolean) extends Expr[Boolean]
object P {
  def f(e: Expr[Int]): Int = e match {
    case Num(n) => n
    case Bool(b) => 1
  }
}
/*** type-variable-pattern ***/
object P { def f(x: Any): Int = x match { case l: List[a] => l.length; case m: Map[k, v] => m.size; case _ => 0 } }
/*** function-type-pattern ***/
object P {
  def f(x: Int => Int): Int = x match {
    case n: Int => n
    case _ => 0
  }
}
/*** string-interpolation ***/
object P { val n = 1; val s: String = s"n is $n and ${n + 1}"; val t: String = f"${1.5}%.2f" }
/*** string-interpolation-unknown ***/
object P {
  val s = s"n is $n"
}
/*** string-interpolation-unknown-interpolator ***/
object P {
  val s = foo"n"
}
/*** string-interpolation-format-of-wrong-type ***/
object P {
  val s = f"${"a"}%d"
}
/*** pattern-in-for ***/
object P { val l: List[Int] = for ((n, s) <- List((1, "a")); if s != "") yield n }
/*** variable-pattern-hides ***/
object P { val x = 1; def f(s: String): Int = s match { case x => x.length } }
