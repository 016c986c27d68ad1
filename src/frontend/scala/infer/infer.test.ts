// Types of small Scala programs, as Scala infers them (each was checked with the real Scala), and what is said of
// programs that are wrong.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { positionAt } from "../../../core/span.js";
import type { Checked } from "../../../report/diagnostic.js";
import { parsePhrases, parseScala } from "../parse/parse.js";
import { showSignature } from "../show/signature.js";
import { showTy } from "../show/type.js";
import type { TypedProgram } from "../typed.js";
import { type Parsed, typeLibrary, typeScala } from "./type-scala.js";

function parsed(result: Checked<Parsed>): Parsed {
  if (!result.ok) throw new Error(result.errors[0].label);
  return result.value;
}

const FOLDER = "src/frontend/scala/stdlib";
const library = ((): Parameters<typeof typeScala>[0] => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".scala"));
  const sources = files.map((name) => parsed(parseScala({ name, text: readFileSync(`${FOLDER}/${name}`, "latin1") })));
  const typed = typeLibrary(sources, true);
  if (!typed.ok) throw new Error(typed.errors.map((error) => `${error.at.file}: ${error.label}`).join("\n"));
  return typed.value;
})();

function typed(text: string, shown: readonly string[] = []): Checked<TypedProgram> {
  const phrases = shown.map((each) => parsed(parsePhrases({ name: "-e", text: each })));
  return typeScala(library, [parsed(parseScala({ name: "t.scala", text }))], phrases);
}

function typesOf(text: string, shown: readonly string[]): readonly string[] {
  const result = typed(text, shown);
  if (!result.ok) return result.errors.map(({ code, label }) => `${code} ${label}`);
  return result.value.shown.map((stat) => (stat.kind === "expr" ? showTy(stat.value.type) : stat.kind));
}

function typeOf(expression: string, text = ""): string {
  return typesOf(text, [expression]).join("; ");
}

/** Code, place and label of each error. */
function errorsOf(text: string): readonly string[] {
  const result = typed(text);
  if (result.ok) return [];
  return result.errors.map(({ code, at, label }) => {
    const { line, column } = positionAt(text, at.start);
    return `${code} ${line}:${column} ${label}`;
  });
}

const TYPES: readonly (readonly [expression: string, type: string])[] = [
  ["1 + 2", "Int"],
  ["1 + 2L", "Long"],
  ["'a' + 1", "Int"],
  ["1 / 2.0f", "Float"],
  ["1 < 2.5", "Boolean"],
  ["BigInt(3) + 1", "BigInt"],
  ["1 + BigInt(3)", "BigInt"],
  ["1L << 3", "Long"],
  ["~'a'", "Int"],
  ["\"a\" + 1 + 'c'", "String"],
  ['1 + "a"', "String"],
  ["if (true) 1 else 2.5", "Double"],
  ["if (true) Some(1) else None", "Option[Int]"],
  ["if (true) List(1) else Nil", "List[Int]"],
  ['List(1, "a")', "List[Any]"],
  ["List(1, 2.5)", "List[Double]"],
  ["List(Some(1), None)", "List[Option[Int]]"],
  ["Nil", "Nil.type"],
  ["1 :: 2 :: Nil", "List[Int]"],
  ["'a' :: List(1)", "List[AnyVal]"],
  ['(1, ("a", true))', "(Int, (String, Boolean))"],
  ['(1, "a")._2', "String"],
  ['(1, "a").swap', "(String, Int)"],
  ['1 -> "a"', "(Int, String)"],
  ["(x: Int) => x + 1", "Int => Int"],
  ["(x: Int, y: Double) => x * y", "(Int, Double) => Double"],
  ["(p: (Int, Int)) => p._1", "((Int, Int)) => Int"],
  ["(f: Int => Int) => f(1)", "(Int => Int) => Int"],
  ["() => 1", "() => Int"],
  ["List(1, 2).map(_ * 2.0)", "List[Double]"],
  ["List(1, 2).map(x => (x, x.toString))", "List[(Int, String)]"],
  ["List(1, 2).foldLeft(0L)(_ + _)", "Long"],
  ["List(1, 2).foldRight(List[Int]())((x, xs) => x :: xs)", "List[Int]"],
  ["List((1, 'a')).map { case (n, c) => c }", "List[Char]"],
  ["List(1, 2).collect { case n if n > 1 => n.toString }", "List[String]"],
  ["List(3, 1).sorted", "List[Int]"],
  ["List(3, 1).sortBy(x => -x).max", "Int"],
  ["List(1, 2).sum", "Int"],
  ["List(List(1), Nil).flatten", "List[Int]"],
  ["List(Some(1), None).flatten", "List[Int]"],
  ["List(1, 2).flatMap(x => if (x > 1) Some(x) else None)", "List[Int]"],
  ["for (x <- List(1, 2); y <- List('a'); if x > 1; z = x + 1) yield (y, z)", "List[(Char, Int)]"],
  ["for (x <- Some(1); y <- Some(2)) yield x + y", "Option[Int]"],
  ["for (x <- List(1)) println(x)", "Unit"],
  ["Some(1).getOrElse(2)", "Int"],
  ["Some(1).getOrElse(2.5)", "AnyVal"],
  ["(None: Option[Int]).map(_ + 1)", "Option[Int]"],
  ["((x: Int) => x + 1) andThen (_.toString)", "Int => String"],
  ["List(1, 2) match { case x :: _ => x; case Nil => 0 }", "Int"],
  ["List(1, 2) match { case List(a, b) => a; case List(a, rest @ _*) => rest }", "Any"],
  ["(3: Any) match { case n: Int => n; case _ => 0 }", "Int"],
  ["{ val (a, b) = (1, 'c'); b }", "Char"],
  ["{ val x :: rest = List(1, 2); rest }", "List[Int]"],
  ["{ var n = 0; n += 1; n }", "Int"],
  ["{ lazy val x: Int = x + 1; x }", "Int"],
  ["{ def f(n: Int): Int = if (n == 0) 1 else n * f(n - 1); f _ }", "Int => Int"],
  ["{ case class P(x: Int); P(3).x }", "Int"],
  ["throw new RuntimeException", "Nothing"],
  ["try 1 catch { case e: RuntimeException => 2 }", "Int"],
  ['{ val n = 1; s"a$n" }', "String"],
  ["identity(3)", "Int"],
  ["while (false) ()", "Unit"],
  ["??? : Int", "Int"],
  ["3.isInstanceOf[Int]", "Boolean"],
  ["Array(1, 2)(0)", "Int"],
  ["Map(1 -> 'a')(1)", "Char"],
  ["Set(1) + 2", "Set[Int]"],
  ["List(1).filter(Set(1))", "List[Int]"],
  ['"abc".map(c => c.toInt).length', "Int"],
  ['"abc".map(c => c)', "String"],
  ["math.max(1, 2.5)", "Double"],
];

test.each(TYPES)("%s has type %s", (expression, type) => {
  expect(typeOf(expression)).toBe(type);
});

test("what is expected decides what is left open", () => {
  const text = `object O {
    sealed abstract class L[T] { def pad(e: T): L[T] = this; def ::(x: T): L[T] = C(x, this) }
    case class C[T](h: T, t: L[T]) extends L[T]
    case class N[T]() extends L[T]
    def one(x: Int): L[Int] = C(x, N())
    def two(x: Int): L[Int] = { if (x > 0) C(x, N()) else N() } ensuring { r => r != null }
    def three(x: Int) = C(x, N().pad(x))
    def four = 1 :: 2 :: N()
    val five: Option[Int => Int] = Some(x => x + 1)
    val six: Double = List(1, 2).foldLeft(0)(_ + _)
    val seven: List[Long] = List(1, 2)
    val eight: BigInt = 8
  }`;
  expect(typesOf(text, ["three(1)", "four"])).toEqual(["C[Int]", "L[Int]"]);
});

test("members are seen from the type of the receiver", () => {
  const text = `
    trait Box[+A] { def get: A; def map[B](f: A => B): Box[B] = new Full(f(get)) }
    class Full[A](val get: A) extends Box[A]
    class Pair[A, B](a: A, b: B) extends Full[(A, B)]((a, b)) { def second = get._2 }
    abstract class Named(val name: String) { def hello = "hello " + name }
    class Dog(n: String, val age: Int = 1) extends Named(n) { override def hello = super.hello + age }`;
  const shown = ['new Pair(1, "a").get', 'new Pair(1, "a").second', "new Full(1).map(_ + 0.5)", 'new Dog("x").hello'];
  expect(typesOf(text, shown)).toEqual(["(Int, String)", "String", "Box[Double]", "String"]);
});

test("arguments: defaults, names, repeated, by name, overloaded, implicit", () => {
  const text = `object O {
    def f(a: Int, b: Int = 2, c: String = "c") = a
    def g(xs: Int*) = xs.length
    def h(x: => Int) = x
    def over(x: Int) = 1
    def over(x: String) = "s"
    def over(x: Int, y: Int) = 2.0
    def top[A](a: A, b: A)(implicit o: Ordering[A]): A = if (o.lt(a, b)) b else a
  }`;
  const shown = [
    "f(1)",
    'f(c = "x", a = 1)',
    "g(1, 2)",
    "g(List(1): _*)",
    "h(3)",
    "over(1)",
    'over("a")',
    "over(1, 2)",
    'top("a", "b")',
  ];
  const types = ["Int", "Int", "Int", "Int", "Int", "Int", "String", "Double", "String"];
  expect(typesOf(text, shown)).toEqual(types);
});

test("a case decides type parameters of what is matched", () => {
  const text = `object O {
    sealed trait Expr[T]
    case class Num(n: Int) extends Expr[Int]
    case class If[T](c: Expr[Boolean], a: Expr[T], b: Expr[T]) extends Expr[T]
    case class Less(a: Expr[Int], b: Expr[Int]) extends Expr[Boolean]
    def eval[T](e: Expr[T]): T = e match {
      case Num(n) => n
      case If(c, a, b) => if (eval(c)) eval(a) else eval(b)
      case Less(a, b) => eval(a) < eval(b)
    }
  }`;
  expect(typesOf(text, ["eval(Num(1))", "eval(Less(Num(1), Num(2)))"])).toEqual(["Int", "Boolean"]);
});

test("imports, packages and enums", () => {
  const text = `
package shapes {
  sealed trait Shape
  case class Circle(r: Double) extends Shape
  object Circle { val unit = Circle(1) }
}
enum Color { case Red, Green; def isRed = this == Red }
enum Tree[+A] { case Leaf; case Node(l: Tree[A], x: A, r: Tree[A]) }
object Use {
  import shapes.{Circle => C, _}
  import Tree._
  val c: Shape = C(2)
  val t = Node(Leaf, 1, Leaf)
  val red = Color.Red
}`;
  const types = ["Shape", "Tree[Int]", "Color", "Circle"];
  expect(typesOf(text, ["Use.c", "Use.t", "Use.red", "shapes.Circle.unit"])).toEqual(types);
});

const WRONG: readonly (readonly [text: string, ...errors: string[]])[] = [
  ['object O { val x: Int = "a" }', "E204 1:24 this has type `String`, but `Int` is expected here"],
  ["object O { val x = y }", "E201 1:19 there is no value `y` here"],
  ["object O { def f(x: Foo) = 1 }", "E203 1:20 there is no type `Foo` here"],
  ["object O { val x = List(1).foo }", "E203 1:27 `List[Int]` has no member `foo`"],
  ["object O { val x = 3(4) }", "E206 1:19 this has type `Int` and cannot be applied"],
  ["object O { val f = x => x }", "E204 1:19 the type of the parameter `x` is not known here"],
  ["object O { val x = 1; def g() = { x = 2 } }", "E208 1:34 `x` cannot be changed"],
  ["object O { def f(n: Int) = f(n) }", "E209 1:27 `f` is used while its own type is being found"],
  ["object O { val x = 1; val x = 2 }", "E209 1:26 `x` is defined already"],
  ["object O { import Foo._ }", "E203 1:18 there is no object or package `Foo`"],
  ["object O { throw 3 }", "E204 1:17 this has type `Int`, but `Throwable` is expected here"],
  ['object O { val x = 1 match { case "a" => 2 } }', "E204 1:34 this matches `String`, but `Int` is matched here"],
  ["object O { List(1) match { case Con(x) => 2 } }", "E202 1:32 there is no case class or extractor `Con` here"],
  ["trait T { def m: Int }\nclass C extends T", "E212 2:6 `C` has no implementation of `m`"],
  ["class A { def m = 1 }\nclass B extends A { def m = 2 }", "E209 2:24 `m` replaces a method that is inherited"],
  [
    'class A { def m = 1 }\nclass B extends A { override def m = "" }',
    "E204 2:37 this has type `String`, but `Int` is expected here",
  ],
  ["abstract class A\nobject O { new A }", "E209 2:15 `A` is abstract: it has no objects of its own"],
  ["abstract class A\nobject O { A() }", "E201 2:11 `A` is a class, not a value"],
  ["case class A(x: Int)\nobject O { A(1, 2) }", "E205 2:16 `A` does not fit: it takes one argument, but 2 are given"],
  ["object O { def f(x: Int)(y: Int) = x; f(1) }", "E206 1:38 `f` is not applied: it still takes (y)"],
  ["object O { List(new Object).sorted }", "E201 1:11 no implicit value of type `Ordering[AnyRef]` is known here"],
  ["object O { val x: List = Nil }", "E205 1:18 `List` takes 1 type argument, none are given"],
  ["class A extends A", "E209 1:6 `A` inherits from itself"],
  [
    "object O { 3 match { case (x, x) => 1 } }",
    "E204 1:26 this matches `(_, _)`, but `Int` is matched here",
    "E207 1:30 `x` is bound twice in this pattern",
  ],
  ['object O { val x = 1.5; f"$x%d" }', "E210 1:27 this has type `Double`, which `%d` does not show"],
  ["object O { def f = { val a = b; val b = 1; a } }", "E201 1:29 `b` has no value here yet"],
];

test.each(WRONG)("%s", (text, ...errors) => {
  expect(errorsOf(text)).toEqual(errors);
});

/** What is left out, and why; all else is checked. */
const LEFT_OUT: readonly (readonly [text: string, ...unchecked: string[]])[] = [
  ["object O { def f(g: (Int, => Int) => Int) = 1 }", "O.f: functions with parameters by name are not supported yet"],
  ["object O { type A = Int | String }", "O.A: union types are not supported yet"],
  [
    'object O { val a = "x".par; def b = a.size; def c(n: Int) = n }',
    "O.a: `par` of `String` is not in the library yet",
    "O.b: the type of `a` is not known",
  ],
  ['object O { def a: Int = "x".par.size; def b(n: Int) = a + n }', "O.a: `par` of `String` is not in the library yet"],
  [
    "class A extends Thread { def m = 1 }\nobject O { def f(a: A) = a.m; def g(n: Int) = n }",
    "A: `Thread` is not in the library yet",
    "O.f: the type of `A` is not known",
  ],
  ["object O { def f = { def g: Int = Thread.activeCount; g + 1 } }", "g: `Thread` is not in the library yet"],
];

test.each(LEFT_OUT)("%s", (text, ...unchecked) => {
  const result = typed(text);
  if (!result.ok) throw new Error(result.errors[0].label);
  expect(result.value.unchecked.map(({ definition, label }) => `${definition}: ${label}`)).toEqual(unchecked);
});

/** What is wrong is wrong, whatever is left out beside it. */
test.each([
  ["object O { def f = Thread.activeCount; def g: Int = true }", "E204"],
  ["object O { def f = { def g: Int = Thread.activeCount; val x: Int = true; x + g } }", "E204"],
  ["class A extends Thread\nobject O { def g(n: Int): String = n }", "E204"],
  ["import java.util._\nobject O { def g(n: Int) = lenght(n) }", "E201"],
])("%s", (text, code) => {
  const result = typed(text);
  expect(result.ok ? [] : result.errors.map((error) => error.code)).toEqual([code]);
});

test("a wrong name is explained once, with the nearest name as a hint", () => {
  const result = typed("object O { def length(xs: List[Int]) = 1; val n = lenght(List(1)) + 1 }");
  expect(result.ok ? [] : result.errors.map(({ hint }) => hint)).toEqual(["did you mean `length`?"]);
});

test("declarations of a program", () => {
  const result = typed(`
    object M {
      sealed abstract class E
      case class N(n: Int) extends E
      case object Z extends E
      class Box[+A](val items: List[A], n: Int = 0) { def push[B >: A](x: B): Box[B] = new Box(x :: items) }
      def f[A <: E](x: A, ys: Int*)(k: => Int)(implicit o: Ordering[Int]) = x
      lazy val z = 1
      var v = (1, "a")
      object In { def ::: : Int => Int = x => x }
    }`);
  expect(result.ok ? showSignature(result.value) : result.errors).toBe(`object M
  sealed abstract class E
  case class N(n: Int) extends E
  case object Z extends E
  class Box[+A](items: List[A], n: Int = ...)
    def push[B >: A](x: B): Box[B]
  def f[A <: E](x: A, ys: Int*)(k: => Int)(implicit o: Ordering[Int]): A
  lazy val z: Int
  var v: (Int, String)
  object In
    def ::: : Int => Int`);
});
