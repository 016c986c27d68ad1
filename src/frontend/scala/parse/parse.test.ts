// The shapes that Scala text is given, in a short notation, and the places of its nodes.

import { describe, expect, test } from "vitest";
import { statShape } from "../../../../test/scala-notation.js";
import { textsUnder } from "../../../../test/texts-under.js";
import type { Checked } from "../../../report/diagnostic.js";
import type { Stat } from "../syntax.js";
import { parsePhrases, parseScala } from "./parse.js";

/** Source files are byte strings. */
function source(text: string) {
  return { name: "a.scala", text: Buffer.from(text, "utf8").toString("latin1") };
}

function shapeOf(result: Checked<readonly Stat[]>): string {
  if (result.ok) return result.value.map(statShape).join(" ");
  return result.errors.map(({ code, label }) => `${code} ${label}`).join("; ");
}

const shape = (text: string): string => shapeOf(parseScala(source(text)));
const phrase = (text: string): string => shapeOf(parsePhrases(source(text)));

// ---- expressions ----

describe("operators", () => {
  test.each([
    ["a + b * c - d", "(- (+ a (* b c)) d)"],
    ["a || b && c == d | e ^ f & g", "(| (|| a (&& b (== c d))) (^ e (& f g)))"],
    ["a < b == c > d", "(== (< a b) (> c d))"],
    ["a :: b + c :: d", "(:: a (:: (+ b c) d))"],
    ["a +: b +: c", "(+: a (+: b c))"],
    ["a :+ b :+ c", "(:+ (:+ a b) c)"],
    ["a ++ b :: c", "(:: (++ a b) c)"],
    ["a min b + c", "(min a (+ b c))"],
    ["a op[Int] b", "(op[Int] a b)"],
    ["x += 1 + 2", "(+= x (+ 1 2))"],
    ["x <= 1 + 2", "(<= x (+ 1 2))"],
    ["x === 1 && y", "(&& (=== x 1) y)"],
    ["~a ~> b", "(~> (~ a) b)"],
    ["!a && -b > - 1", "(&& (! a) (> (- b) -1))"],
    ["a -1", "(- a 1)"],
    ["-1.abs", "-1.abs"],
    ["-x.abs", "(- x.abs)"],
    ["xs toList", "xs.toList"],
    ["a + b toList", "(+ a b).toList"],
    ["a op (b, c)", "(op a <b c>)"],
    ["1 to 10 by 2", "(by (to 1 10) 2)"],
    ["a -> b", "(-> a b)"],
    ["a +\n b", "(+ a b)"],
    ["a\n + b", "(+ a b)"],
    ["a\n +b", "a (+ b)"],
    ["a +\n\n b", "E101 an expression is missing after this `+`"],
    ["a ∪ b".normalize(), "(\xe2\x88\xaa a b)"],
  ])("%s", (text, expected) => expect(phrase(text)).toBe(expected));
});

describe("applications", () => {
  test.each([
    ["f(a)(b) { c }", "(((f a) b) c)"],
    ["f[A, B](x)", "(f[A B] x)"],
    ["f(x = 1, y = z)", "(f x=1 y=z)"],
    ["f(a, xs: _*)", "(f a xs*)"],
    ["f(a, xs*)", "(f a xs*)"],
    ["f()", "(f)"],
    ["f(())", "(f ())"],
    ["(f)(x)", "(f x)"],
    ["a.b.c(d).e", "(a.b.c d).e"],
    ["f _", "(eta f)"],
    ["f\n(x)", "f x"],
    ["f\n{ x }", "(f x)"],
    ["f\n\n{ x }", "f x"],
    ["{ a } { b }", "E101 `{` does not belong here: what stands before it is complete"],
    ["new A", "(new A)"],
    ["new A[Int](1)(2).b", "(new (A Int)(1)(2)).b"],
    ["new A(1) with B { def f = 1 }", "(new A(1) B {(def f = 1)})"],
    ["A.this.x + super.y + super[T].z", "(+ (+ A.this.x super.y) super[T].z)"],
    ["xs.map { case (a, _) => a case _ => 0 }", "(xs.map (cases [<a _> => a] [_ => 0]))"],
  ])("%s", (text, expected) => expect(phrase(text)).toBe(expected));
});

describe("functions and placeholders", () => {
  test.each([
    ["x => y => x", "(fun x => (fun y => x))"],
    ["(x: Int, y) => x", "(fun x:Int y => x)"],
    ["() => 1", "(fun => 1)"],
    ["_ => 1", "(fun _ => 1)"],
    ["xs.map { x => a; b }", "(xs.map (fun x => {a; b}))"],
    ["xs.map { x: Int => x }", "(xs.map (fun x:Int => x))"],
    ["xs.map { (x, y) => x }", "(xs.map (fun x y => x))"],
    ["_ + 1", "(fun _$1 => (+ _$1 1))"],
    ["f(_ + _)", "(f (fun _$1 _$2 => (+ _$1 _$2)))"],
    ["f(_)", "(fun _$1 => (f _$1))"],
    ["f(_, g(_))", "(fun _$1 => (f _$1 (fun _$2 => (g _$2))))"],
    ["xs.map(_.f(_ + 1))", "(xs.map (fun _$1 => (_$1.f (fun _$2 => (+ _$2 1)))))"],
    ["(_: Int) + 1", "(fun _$1:Int => (+ _$1 1))"],
    ["(_ + 1) * 2", "(* (fun _$1 => (+ _$1 1)) 2)"],
    ["(f(_), _.b)", "<(fun _$1 => (f _$1)) (fun _$2 => _$2.b)>"],
    ["if (a) f(_) else g", "(if a (fun _$1 => (f _$1)) g)"],
  ])("%s", (text, expected) => expect(phrase(text)).toBe(expected));
});

describe("control", () => {
  test.each([
    ["if (a) b else if (c) d else e", "(if a b (if c d e))"],
    ["if (a) b", "(if a b)"],
    ["if (a) b; else c", "(if a b c)"],
    ["if (a) b\nelse c", "(if a b c)"],
    ["if (a) == b then c else d", "(if (== a b) c d)"],
    ["if (a) then b", "(if a b)"],
    ["while (a) b", "(while a b)"],
    ["do { a; b } while (c)", "(do {a; b} while c)"],
    ["try { a } catch { case e: E => b } finally c", "(try a catch (cases [e:E => b]) finally c)"],
    ["try a catch case e: E => b", "(try a catch (cases [e:E => b]))"],
    ["try a catch h", "(try a catch h)"],
    ["throw new E(x)", "(throw (new E(x)))"],
    ["return a", "(return a)"],
    ["for (x <- xs; y <- ys if x > y; z = x) yield z", "(for [x <- xs] [y <- ys] [if (> x y)] [z = x] yield z)"],
    ["for { (a, b) <- xs\n if a } f(b)", "(for [<a b> <- xs] [if a] do (f b))"],
    ["a match { case 1 => b; c case _ => }", "(match a [1 => {b; c}] [_ => ()])"],
    ["a + b match { case c => d }", "(match (+ a b) [c => d])"],
    ["(a: @unchecked) match { case 1 => 2 }", "(match (: a @unchecked) [1 => 2])"],
    ["(a: Int => Int)", "(: a (-> Int Int))"],
    ["a = b", "(= a b)"],
    ["a(i) = b", "(= (a i) b)"],
    ["{}", "()"],
    ["{ val x = 1; x }", "{(val x = 1); x}"],
    ["{ val x = 1 }", "{(val x = 1);}"],
    ["{ a } ensuring { r => b }", "(ensuring a (fun r => b))"],
  ])("%s", (text, expected) => expect(phrase(text)).toBe(expected));
});

describe("literals", () => {
  test.each([
    ["0xFF, 1_000, 2147483647, -2147483648, 0xFFFFFFFF", "<255 1000 2147483647 -2147483648 -1>"],
    ["1L, -9223372036854775808L, 0x10L", "<1L -9223372036854775808L 16L>"],
    ["1.5, 1e3, .5, 2d, 1.5f, 1.max(2)", "<1.5 1000.0 0.5 2.0 1.5f (1.max 2)>"],
    [String.raw`"a\n\"\\\u0041é"`, String.raw`"a\n\"\\Aé"`],
    ['"""a "b" \\n\nc"""', String.raw`"a \"b\" \\n\nc"`],
    [String.raw`'a', '\n', '\'', '\u0041', 'é'`, "<'a' '\n' ''' 'A' 'é'>"],
    ["true, null, ()", "<true null ()>"],
    [`s"a $b \${c + 1}$$d\\n"`, String.raw`(s "a " b " " (+ c 1) "$d\n")`],
    [`s"\${f(s"x$y")}"`, '(s "" (f (s "x" y "")) "")'],
    ['raw"\\n$x"', String.raw`(raw "\\n" x "")`],
    ['f"$x%2d"', '(f "" x "%2d")'],
    ['s"""a\n"$b""""', String.raw`(s "a\n\"" b "\"")`],
    ['"""a""""', String.raw`"a\""`],
  ])("%s", (text, expected) => expect(phrase(`(${text})`)).toBe(expected));
});

// ---- patterns and types ----

describe("patterns", () => {
  test.each([
    ["1 | -2 | 'c' | \"s\" | true | null", "(| 1 -2 'c' \"s\" true null)"],
    ["x", "x"],
    ["Nil", "`Nil`"],
    ["`x`", "`x`"],
    ["a.b", "`a.b`"],
    ["_: A | _: B", "(| _:A _:B)"],
    ["x: List[_]", "x:(List ?)"],
    ["(a, (b, _))", "<a <b _>>"],
    ["h :: m :: t", "(:: h (:: m t))"],
    ["a -> b | c", "(| (-> a b) c)"],
    ["a op (b, c)", "(op a b c)"],
    ["A()", "(A)"],
    ["a.B[Int](x)", "(a.B[Int] x)"],
    ["n @ A(_)", "n@(A _)"],
    ["List(a, _*)", "(List a _*)"],
    ["List(a, r @ _*)", "(List a r*)"],
    ["List(a, r*)", "(List a r*)"],
    ["List(r: _*)", "(List r*)"],
    ["x if x > 0", "x if (> x 0)"],
    ["A(\n x)\n if y", "(A x) if y"],
  ])("%s", (text, expected) => expect(phrase(`e match { case ${text} => 0 }`)).toBe(`(match e [${expected} => 0])`));
});

describe("types", () => {
  test.each([
    ["A => B => C", "(-> A (-> B C))"],
    ["(A, B) => C", "(-> A B C)"],
    ["((A, B)) => C", "(-> <A B> C)"],
    ["() => A", "(-> A)"],
    ["(=> A) => B", "(-> (=> A) B)"],
    ["(A, B)", "<A B>"],
    ["a.B[C, D[E]]", "(a.B C (D E))"],
    ["A#B", "A#B"],
    ["a.type", "a.type"],
    ["A with B", "(with A B)"],
    ["A Either B", "(Either A B)"],
    ["A | B & C", "(& (| A B) C)"],
    ["List[_ <: A]", "(List ? <:A)"],
    ["Int @a", "(Int @a)"],
  ])("%s", (text, expected) => expect(shape(`type T = ${text}`)).toBe(`(type T = ${expected})`));
});

// ---- definitions ----

describe("definitions", () => {
  test.each([
    ["val x: Int = 1", "(val x:Int = 1)"],
    ["val (a, b) = c; val h :: t = d; val m, n = 1", "(val <a b> = c) (val (:: h t) = d) (val m n = 1)"],
    ["lazy val x = 1; var y = 2", "(lazy val x = 1) (var y = 2)"],
    ["def f: Int; val x: Int", "(def f:Int) (val x:Int)"],
    ["def f[A <: B, C >: D](x: A, y: => C = z)(w: A*): Int = 1", "(def f[A <:B C >:D](x:A y:(=> C)=z)(w:A*):Int = 1)"],
    ["def f() { a }", "(def f():Unit = a)"],
    ["def f(implicit x: Int) = x", "(def f(implicit x:Int) = x)"],
    [
      "def +(x: A) = x; def unary_! = y; def x_=(v: Int) = z",
      "(def +(x:A) = x) (def unary_! = y) (def x_=(v:Int) = z)",
    ],
    ["@tailrec private[p] final def f = 1", "(@tailrec private[p] final def f = 1)"],
    ["type T[A] = List[A]; type U <: V", "(type T[A] = (List A)) (type U <:V)"],
    [
      "sealed abstract class T[+A, -B](val x: Int, y: A) extends U(x) with V { s => def f = 1 }",
      "(sealed abstract class T[+A -B](val x:Int y:A) : U(x) V {s => (def f = 1)})",
    ],
    [
      "case class A(x: Int = 1)(y: Int); case object B extends C",
      "(case class A(x:Int=1)(y:Int) {}) (case object B : C {})",
    ],
    ["class A private (x: Int)", "(class A private(x:Int) {})"],
    ["trait F[M[_]]", "(trait F[M[_]] {})"],
    [
      "enum C { case A, B; case D(x: Int) extends C; def f = 1 }",
      "(enum C {(case A) (case B) (case D(x:Int) : C) (def f = 1)})",
    ],
    ["package a.b\nimport c._\nobject D", "(package a.b (import c.{_}) (object D {}))"],
    ["package a { object B }", "(package a (object B {}))"],
    ["package object p { val x = 1 }", "(package object p (val x = 1))"],
    ["import a.b, c.{d, e => f, g => _, _}", "(import a.{b} c.{d e=>f g=>_ _})"],
    ["import a.*; import a.b as c; import a.{b as c}", "(import a.{_}) (import a.{b=>c}) (import a.{b=>c})"],
  ])("%s", (text, expected) => expect(shape(text)).toBe(expected));
});

describe("layout", () => {
  test.each([
    ["object A:\n  val x = 1\n  def f =\n    x\n\nobject B", "(object A {(val x = 1) (def f = x)}) (object B {})"],
    ["def f =\n  val x = 1\n  x\nend f\ndef g = 2", "(def f = {(val x = 1); x}) (def g = 2)"],
    ["def f = x match\n  case 1 =>\n    a\n    b\n  case _ => c", "(def f = (match x [1 => {a; b}] [_ => c]))"],
    ["def f = x match\ncase 1 => a\ncase _ => b\ndef g = 1", "(def f = (match x [1 => a] [_ => b])) (def g = 1)"],
    ["def f =\n  if a then\n    b\n    c\n  else\n    d\n  e", "(def f = {(if a {b; c} d); e})"],
    ["def f =\n  while a do\n    b\n  c", "(def f = {(while a b); c})"],
    ["def f =\n  for\n    x <- a\n    if x\n  yield x", "(def f = (for [x <- a] [if x] yield x))"],
    ["val f = for x <- a yield x", "(val f = (for [x <- a] yield x))"],
    [
      "def f =\n  try\n    a\n  catch\n    case e => b\n  finally\n    c",
      "(def f = (try a catch (cases [e => b]) finally c))",
    ],
    ["val f = xs.map: x =>\n  a\n  b", "(val f = (xs.map (fun x => {a; b})))"],
    ["val f = xs\n  .map: x =>\n    a\n  .g", "(val f = (xs.map (fun x => a)).g)"],
    ["val f = (x: Int) =>\n  val y = x\n  y", "(val f = (fun x:Int => {(val y = x); y}))"],
    ["val f = new A:\n  def g = 1", "(val f = (new A {(def g = 1)}))"],
    ["enum A:\n  case B, C\n  case D(x: Int)", "(enum A {(case B) (case C) (case D(x:Int))})"],
    ["val x = f(a,\n  b\n)", "(val x = (f a b))"],
    ["val x =\n    a +\n  b\nval y = 1", "(val x = (+ a b)) (val y = 1)"],
    ["val x =\n    a\n  .b", "(val x = a.b)"],
    ["object A {\n    val x = 1\n  val y =\n    2\n}", "(object A {(val x = 1) (val y = 2)})"],
    ["val x = a && // why\n  // and\n  b /* c /* d */ */", "(val x = (&& a b))"],
    ["def f(x: Int)\n     (y: Int) = x", "(def f(x:Int)(y:Int) = x)"],
    ["val x = if (a)\n    b\n  else\n    c", "(val x = (if a b c))"],
    ["\tval x =\n\t\ta\n\t\tb", "(val x = {a; b})"],
  ])("%j", (text, expected) => expect(shape(text)).toBe(expected));
});

// ---- places ----

function textsOf(text: string, kind: string): readonly string[] {
  const result = parsePhrases(source(text));
  return textsUnder(result.ok ? result.value : [], text, kind);
}

describe("places", () => {
  test.each([
    ["val x = (a match { case b => c }) + 1", "match", ["(a match { case b => c })"]],
    ["val x = a + b * c", "infix", ["a + b * c", "b * c"]],
    ["f { /* c */ x => a; b }", "fun", ["{ /* c */ x => a; b }"]],
    ["xs.map(_ + 1)", "fun", ["_ + 1"]],
    ["if (a) b else if (c) d else e", "if", ["if (a) b else if (c) d else e", "if (c) d else e"]],
    ["def f =\n  a\n  b\nval c = 1", "block", ["a\n  b"]],
    ["@a private case class A(x: Int) { }", "class", ["@a private case class A(x: Int) { }"]],
    ["a match { case 1 => b\n case 2 => }", "constant", ["1", "2", "=>"]],
  ])("%s: %s", (text, kind, expected) => expect(textsOf(text, kind)).toEqual(expected));
});

// ---- size ----

describe("size", () => {
  const long = (n: number, text: string): string => text.repeat(n);
  test.each([
    ["parentheses", `${long(300, "(")}1${long(300, ")")}`],
    ["an argument list", `f(${long(10_000, "1,")}1)`],
    ["statements", `{ ${long(10_000, "f();")} }`],
    ["operators to the right", `${long(10_000, "1 :: ")}Nil`],
    ["operators to the left", `${long(10_000, "a - ")}a`],
    ["else if", `${long(5_000, "if (a) b else ")}c`],
    ["selections", `a${long(10_000, ".b(c)")}`],
    ["cases", `a match { ${long(10_000, "case 1 => 2\n")} }`],
    ["comments", `${long(10_000, "/*")} ${long(10_000, "*/")} 1`],
  ])("long or deep %s can be read", (_, text) => expect(parsePhrases(source(text)).ok).toBe(true));

  test.each([
    ["parentheses", `${long(100_000, "(")}1${long(100_000, ")")}`],
    ["blocks", `${long(50_000, "{")}1${long(50_000, "}")}`],
    ["functions", `${long(50_000, "x => ")}1`],
    ["types", `(a: ${long(50_000, "A[")}B${long(50_000, "]")})`],
    ["patterns", `a match { case ${long(50_000, "A(")}b${long(50_000, ")")} => 1 }`],
    ["signs", `${long(50_000, "- ")}1`],
    ["strings", `${long(5_000, 's"${')}1${long(5_000, '}"')}`],
  ])("%s nested beyond reason are refused", (_, text) => expect(phrase(text)).toMatch(/^E10[15] /));
});
