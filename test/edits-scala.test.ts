// Changes of Scala programs as edits of their sources: in the form that the source has, and never one that would say
// something else than what was changed.
import { describe, expect, test } from "vitest";
import { type Expr, shownName } from "../src/core/expr.js";
import { definedNames } from "../src/core/library.js";
import { boundIn } from "../src/core/program.js";
import { visit } from "../src/core/traverse.js";
import type { Type } from "../src/core/type.js";
import type { Loaded } from "../src/language/language.js";
import { variantsOf } from "../src/questions/mutate/operators.js";
import { openTestScala } from "./language.js";

const scala = await openTestScala();

function read(text: string): Loaded {
  const loaded = scala.read([{ name: "p.scala", text }], []);
  if (!loaded.ok) throw new Error(`${loaded.errors.map(({ label }) => label).join("; ")}\n${text}`);
  return loaded.value;
}

type Seen = { readonly operator: string; readonly before: string; readonly now: string | undefined };

/** Every mutant of every function, once: the piece that is replaced and what replaces it, or the node that has no edit. */
function edits(text: string): readonly Seen[] {
  const { program, facts } = read(text);
  const seen = new Map<string, Seen>();
  for (const def of program.defs) {
    for (const before of boundIn(def)
      .flatMap(nodesIn)
      .filter(({ written }) => written)) {
      for (const { operator, now } of variantsOf(before, { facts, self: definedNames(def) })) {
        const edit = facts.edit({ before, now });
        const { start, end } = edit?.at ?? before.at;
        const key = `${operator} ${start} ${end} ${edit?.text}`;
        seen.set(key, { operator, before: text.slice(start, end), now: edit?.text });
      }
    }
  }
  return [...seen.values()];
}

function nodesIn(bound: Expr): readonly Expr[] {
  const nodes: Expr[] = [];
  visit(bound, (e) => void nodes.push(e));
  return nodes;
}

/** What may stand in the place of a piece. */
function insteadOf(text: string, piece: string): readonly (string | undefined)[] {
  return edits(text).flatMap(({ before, now }) => (before === piece ? [now] : []));
}

describe("keeps the form of the source", () => {
  const rows: readonly (readonly [title: string, program: string, piece: string, now: string])[] = [
    ["infix operators", "def f(a: Int, b: Int): Int = a  +b", "a  +b", "a  -b"],
    [
      "comments beside an operator",
      "def f(a: Int) = a /* x */ < /* y */ 3",
      "a /* x */ < /* y */ 3",
      "a /* x */ <= /* y */ 3",
    ],
    [
      "comments that are carried along",
      "def g(a: Int, b: Int) = a\ndef f(a: Int, b: Int): Int = g(a /* one */, b /* two */)",
      "g(a /* one */, b /* two */)",
      "g(b /* one */, a /* two */)",
    ],
    ["and", "def f(a: Boolean, b: Boolean) = a && b", "a && b", "a || b"],
    ["or", "def f(a: Boolean, b: Boolean) = a || b", "a || b", "a && b"],
    [
      "if that is an and",
      "def f(a: Boolean, b: Boolean) = if (a) b else false",
      "if (a) b else false",
      "if (a) true else b",
    ],
    ["not equal", "def f(a: Int, b: Int) = a != b", "a != b", "a == b"],
    ["equal", "def f(a: Int, b: Int) = a == b", "a == b", "a != b"],
    ["not", "def f(a: Boolean) = !a", "!a", "a"],
    [
      "branches with braces",
      "def f(a: Boolean) = if (a) { 1 } else { 2 }",
      "if (a) { 1 } else { 2 }",
      "if (a) { 2 } else { 1 }",
    ],
    [
      "one branch is left, without its braces",
      "def f(a: Boolean) = if (a) { 1 } else { 2 }",
      "if (a) { 1 } else { 2 }",
      "1",
    ],
    ["then and else", "def f(a: Boolean) = if a then 1 else 2", "if a then 1 else 2", "if a then 2 else 1"],
    ["a dropped case", "def f(a: Int) = a match { case 1 => 2; case _ => 3 }", "case 1 => 2;", ""],
    ["a dropped last case", "def f(a: Int) = a match { case 1 => 2; case _ => 3 }", "case _ => 3", ""],
    [
      "cases by indentation",
      "def f(a: Int) = a match\n  case 1 => 2\n  case _ => 3",
      "case 1 => 2\n  case _ => 3",
      "case 1 => 3\n  case _ => 2",
    ],
    ["a literal in a pattern", "def f(a: (Int, Int)) = a match { case (1, -7) => 2; case _ => 3 }", "-7", "-6"],
    ["a guard", "def f(a: Int, b: Int) = a match { case x if x > b => 2; case _ => 3 }", "x if x > b", "x"],
    ["cases of a function", "def f(l: List[Int]) = l.map { case 0 => 1; case n => n }", "0", "1"],
    ["placeholders", "def f(l: List[Int]) = l.map(_ + 1)", "_ + 1", "_ - 1"],
    ["a placeholder that gets a name", "def f(l: List[Int]) = l.map(_ + 1)", "_ + 1", "x => x"],
    [
      "placeholders that change places",
      "def f(l: List[Int], x: Int) = l.foldLeft(x)(_ - _)",
      "_ - _",
      "(x, y) => y - x",
    ],
    ["a name that is not taken", "def f(l: List[Int], x: Int) = l.map(_ + x)", "_ + x", "y => y"],
    ["an interpolated text", 'def f(a: Int) = s"n: $a!"', 's"n: $a!"', 's"$a!"'],
    ["an interpolated name", 'def f(a: Int, b: Int) = s"n: $a!"', "a", "b"],
    ["an interpolated expression", `def f(a: Int) = s"n: ${"$"}{a + 1}!"`, "{a + 1}", "{a - 1}"],
    ["a name that needs braces", 'def f(a: Int) = s"n: $a!"', "a", "{if (a < 0) 0 else a}"],
    ["method calls", "def f(a: Int, b: Int) = a.max(b)", "a.max(b)", "b.max(a)"],
    ["method calls between operands", "def f(a: Int, b: Int) = a max b", "a max b", "b max a"],
    ["constructors", "case class P(a: Int, b: Int)\ndef f(a: Int) = P(a, 1)", "P(a, 1)", "P(1, a)"],
    ["new", "class P(val a: Int, val b: Int)\ndef f(a: Int) = new P(a, 1)", "new P(a, 1)", "new P(1, a)"],
    ["named arguments", "def g(x: Int, y: Int) = x\ndef f(a: Int) = g(y = a, x = 1)", "a", "0"],
    ["lists", "def f(a: Int) = List(a, 1)", "1", "2"],
    ["tuples", "def f(a: Int) = (a, 1)", "(a, 1)", "(1, a)"],
    ["updates", "def f(a: Int) = { var n = 0; n += a; n }", "n += a", "n -= a"],
    ["updates that are written out", "def f(a: Int) = { var n = 0; n += a; n }", "n += a", "n = a"],
    ["numbers of their kind", "def f(a: Long) = a + 1L", "1L", "2L"],
    ["numbers of a kind that is not written", "def f(a: Long) = a + 1", "1", "2"],
    ["fractions", "def f(a: Double) = a + 1.5", "1.5", "2.5"],
    ["characters", "def f(a: Char) = a == 'x'", "'x'", "'y'"],
    [
      "the object itself",
      "class C(a: Int) { def g(o: C, n: Int): C = if (n == 0) o else g(o, n - 1) }",
      "g(o, n - 1)",
      "this",
    ],
    ["names in backquotes", "def f(`a b`: Int, c: Int) = c + 1", "c", "`a b`"],
    ["a generator", "def f(l: List[Int]) = for (x <- l; if x > 1) yield x + 1", "x > 1", "x >= 1"],
    ["what a comprehension gives", "def f(l: List[Int]) = for { x <- l } yield x + 1", "x + 1", "x * 1"],
    ["a curried call", "def g(a: Int)(b: Int) = a - b\ndef f(a: Int) = g(a)(1)", "g(a)(1)", "g(1)(a)"],
    ["a function that gives a function", "def f(g: Int => Int => Int, a: Int) = g(a)(1) + 2", "g(a)(1) + 2", "g(a)(1)"],
  ];
  test.each(rows)("%s", (_, program, piece, now) => {
    expect(insteadOf(program, piece)).toContain(now);
  });
});

describe("puts parentheses where they are needed", () => {
  const rows: readonly (readonly [title: string, program: string, piece: string, now: string])[] = [
    ["a looser operator inside", "def f(a: Int, b: Int, c: Int) = a - b * c", "b * c", "(b - c)"],
    ["the other side of an operator", "def f(a: Int, b: Int, c: Int) = a - b - c", "a - b - c", "c - (a - b)"],
    ["not where it binds anyway", "def f(a: Int, b: Int, c: Int) = a * b - c", "a * b - c", "a * b + c"],
    ["kept", "def f(a: Int, b: Int, c: Int) = a * (b + c)", "(b + c)", "(b - c)"],
    [
      "operators that bind to the right",
      "def f(a: List[Int], b: List[Int]) = (if (a == b) a else b) ::: b",
      "(if (a == b) a else b)",
      "a",
    ],
    ["a condition as an operand", "def f(a: Int, b: Int) = a + b", "a", "(if (a < 0) 0 else a)"],
    ["before a dot", "def f(a: Int, b: Int) = a.max(b)", "a", "(if (a < 0) 0 else a)"],
    ["a sign behind an operator", "def f(a: Int) = a-0", "0", "(-1)"],
    ["a sign behind a space", "def f(a: Int) = a - 0", "0", "-1"],
    [
      "an else that would be another's",
      "def f(a: Int, b: Boolean) = if (b) print(1) else if (a < 1) print(2)",
      "if (b) print(1) else if (a < 1) print(2)",
      "if (b) (if (a < 1) print(2)) else print(1)",
    ],
    [
      "a brace that would belong to the line before",
      "def f(a: Int): Int = {\n  print(a)\n  if (a < 1) { print(0); 1 } else 2\n}",
      "if (a < 1) { print(0); 1 } else 2",
      "({ print(0); 1 })",
    ],
    [
      "a match before a match",
      "def f(a: Int) = (if (a < 1) 1 else 2) match { case 1 => 5; case _ => 6 }",
      "(if (a < 1) 1 else 2)",
      "2",
    ],
  ];
  test.each(rows)("%s", (_, program, piece, now) => {
    expect(insteadOf(program, piece)).toContain(now);
  });
});

describe("says nothing that is false", () => {
  const rows: readonly (readonly [title: string, program: string, operator: string, piece: string, now: string])[] = [
    [
      "a type that follows from what was there",
      "def f(l: List[Int]) = if (l.isEmpty) None else Some(1)",
      "dropped branch",
      "if (l.isEmpty) None else Some(1)",
      "None: Option[Int]",
    ],
    [
      "an overload that would be another one",
      'object O { def g(x: Any) = 1; def g(x: Int) = 2; def f(b: Boolean): Int = g(if (b) 1 else "a") }',
      "dropped branch",
      'if (b) 1 else "a"',
      "1: Any",
    ],
    [
      "a method that would be found in another class",
      `trait A { def g: Int = 1 }
       class B extends A { override def g = 2 }
       class C extends A
       def f(b: Boolean) = (if (b) new B else new C).g`,
      "dropped branch",
      "(if (b) new B else new C)",
      "(new B: A)",
    ],
    ["a conversion that is still needed", "def f(a: Int): Double = a / 2.0", "dropped part", "a / 2.0", "a"],
    [
      "a conversion that was only needed there",
      "def f(a: Int) = { val x = a / 2.0; x.toString }",
      "dropped part",
      "a / 2.0",
      "a: Double",
    ],
    [
      "a name of the library that the program has taken",
      "def max(a: Int, b: Int) = a - b\ndef f(a: Int, b: Int) = max(a, b)",
      "swapped arguments",
      "max(a, b)",
      "max(b, a)",
    ],
  ];
  test.each(rows)("%s", (_, program, operator, piece, now) => {
    const found = edits(program).filter((each) => each.operator === operator && each.before === piece);
    expect(found.map((each) => each.now)).toContain(now);
  });

  const unwritable: readonly (readonly [title: string, program: string, operator: string, piece: string])[] = [
    [
      "a body under a pattern that hides what it means",
      "def f(x: Int, y: Option[Int]) = y match { case Some(x) => 1; case None => x }",
      "swapped branches",
      "y match { case Some(x) => 1; case None => x }",
    ],
    [
      "a type whose name means something else there",
      "class Option[A]\nobject O { def f(l: List[Int]) = if (l.isEmpty) None else Some(1) }",
      "dropped branch",
      "if (l.isEmpty) None else Some(1)",
    ],
    [
      "a case without which there is none",
      "def f(l: List[Int]) = l match { case x :: _ => x }",
      "dropped branch",
      "l match { case x :: _ => x }",
    ],
    ["a default value, which is part of every call", "def g(a: Int = 1) = a\ndef f = g() + g()", "constant", "1"],
    [
      "a loop without its condition",
      "def f(a: Int) = { var n = 0; while (n < a) n += 1; n }",
      "swapped branches",
      "while (n < a) n += 1",
    ],
  ];
  test.each(unwritable)("%s", (_, program, operator, piece) => {
    const found = edits(program).filter((each) => each.operator === operator && each.before === piece);
    expect(new Set(found.map((each) => each.now))).toEqual(new Set([undefined]));
  });

  test("of what a comprehension stands for, nothing is changed that nobody wrote", () => {
    const all = edits("def f(l: List[Option[Int]]) = for (Some(x) <- l; y = x + 1; if y > 2; z <- List(y)) yield z");
    expect(all.map(({ before }) => before)).toEqual(expect.arrayContaining(["x + 1", "y > 2", "2"]));
    expect(all.filter(({ now }) => now === undefined)).toEqual([]);
  });
});

// ---- types and names ----

/** The written node whose place is a piece of the text. */
function nodeAt({ program }: Loaded, text: string, piece: string, kind?: Expr["kind"]): Expr {
  let found: Expr | undefined;
  for (const bound of program.defs.flatMap(boundIn)) {
    visit(bound, (e) => {
      const isIt = e.written && text.slice(e.at.start, e.at.end) === piece && (kind ?? e.kind) === e.kind;
      found ??= isIt ? e : undefined;
      return true;
    });
  }
  if (found === undefined) throw new Error(`no ${piece} in ${text}`);
  return found;
}

function shown(type: Type | undefined): string {
  if (type === undefined) return "unknown";
  if (type.kind === "fn") return `(${shown(type.from)} -> ${shown(type.to)})`;
  if (type.kind === "var") return /^any\d+$/.test(type.name) ? "'any" : `'${type.name}`;
  const name = shownName(type.name);
  return type.args.length === 0 ? name : `${name}[${type.args.map(shown).join(", ")}]`;
}

describe("types as they were inferred", () => {
  const rows: readonly (readonly [title: string, program: string, piece: string, type: string])[] = [
    ["numbers", "def f(a: Long) = a + 1", "a + 1", "i64"],
    ["truths", "def f(a: Long) = a < 1", "a < 1", "bool"],
    ["lists", "def f(a: Int) = List(a, 1)", "List(a, 1)", "list[i32]"],
    ["parameters", "def f[A](a: A) = List(a)", "a", "'A"],
    ["not of the list that arguments are", "def f[A](a: A) = List(a, a)", "a", "'A"],
    ["polymorphic calls", "def f[A](a: A) = List(List(a))", "List(List(a))", "list[list['A]]"],
    ["parameters of one name", "class C[A](a: A) { def f[A](b: A) = (a, b) }", "(a, b)", "tuple2['A2, 'A]"],
    ["functions", "def f(l: List[Int]) = l.map(x => x > 1)", "x => x > 1", "(i32 -> bool)"],
    ["variables, as core has them", "def f(a: Int) = { var n = a; n }", "n", "cell[i32]"],
    ["values that are put off", "def f(a: Int) = { lazy val n = a; n }", "n", "lazy[i32]"],
    ["parameters by name", "def f(a: => Int): Int = a", "a", "(tuple0 -> i32)"],
    ["branches", "def f(b: Boolean) = if (b) None else Some(1)", "if (b) None else Some(1)", "option[i32]"],
    ["own classes", "trait T\ncase class C(n: Int) extends T\ndef f(n: Int): T = C(n)", "C(n)", "C"],
    ["what never comes back", "def f(n: Int) = if (n > 1) n else throw new Exception", "throw new Exception", "'any"],
    ["the first of two lists of arguments", "def f(g: Int => Int => Int) = g(1)(2)", "g(1)", "(i32 -> i32)"],
  ];
  test.each(rows)("%s", (_, program, piece, type) => {
    const loaded = read(program);
    expect(shown(loaded.facts.typeOf(nodeAt(loaded, program, piece).id))).toBe(type);
  });

  test("of what nobody wrote there is none", () => {
    const { program, facts } = read("def f(a: Int, b: Int) = a != b");
    const types: string[] = [];
    for (const bound of program.defs.flatMap(boundIn))
      visit(bound, (e) => {
        if (!e.written && e.kind === "prim") types.push(shown(facts.typeOf(e.id)));
        return true;
      });
    expect(types).toEqual(["unknown"]);
  });
});

describe("the names that can be used", () => {
  const rows: readonly (readonly [title: string, program: string, piece: string, names: string])[] = [
    ["parameters", "def f(a: Int, b: Int) = a + 1", "a + 1", "a b"],
    ["the nearest first", "def f(a: Int) = { val b = a; val c = b; c + 1 }", "c + 1", "c b a"],
    ["not those that come later", "def f(a: Int) = { val b = a + 1; val c = b; c }", "a + 1", "a"],
    [
      "nor what a later one hides already",
      "def f(a: Int, b: Int) = { val c = { val d = a + 1; val b = 2; d }; c }",
      "a + 1",
      "a",
    ],
    ["of a case", "def f(a: Option[Int]) = a match { case Some(b) => b + 1; case c => 2 }", "b + 1", "b a"],
    ["of a guard", "def f(a: Int) = a match { case b if b > 1 => 2; case c => 3 }", "b > 1", "b a"],
    ["the hidden one is not there", "def f(a: Int) = { val g = (a: Int) => a + 1; g(a) }", "a + 1", "a"],
    ["of functions", "def f(l: List[Int]) = l.map(x => x + 1)", "x + 1", "x l"],
    ["not placeholders", "def f(l: List[Int]) = l.map(_ + 1)", "_ + 1", "l"],
    ["of comprehensions", "def f(l: List[Int]) = for (x <- l; y = x) yield y + 1", "y + 1", "y x l"],
    ["local functions", "def f(a: Int) = { def g(b: Int) = b + 1; g(a) }", "b + 1", "b g a"],
    ["the object itself", "class C(n: Int) { def f(a: Int) = a + 1 }", "a + 1", "a this"],
    [
      "not where another object is meant",
      "class C { def f(a: Int) = new Object { def g(b: Int) = b + a } }",
      "b + a",
      "b this a",
    ],
    [
      "not what a member hides",
      "def f(a: Int, b: Int) = { class C { val a = 1; def g = b + 1 }; new C }",
      "b + 1",
      "this b",
    ],
    ["not what an import hides", "object O { val x = 1 }\ndef f(x: Int, y: Int) = { import O._; y + 1 }", "y + 1", "y"],
    ["names in backquotes", "def f(`type`: Int, `a b`: Int) = 1 + 2", "1 + 2", "`type` `a b`"],
  ];
  test.each(rows)("%s", (_, program, piece, names) => {
    const loaded = read(program);
    const found = loaded.facts.scopeAt(nodeAt(loaded, program, piece).id);
    expect(found.map((each) => each.shown).join(" ")).toBe(names);
  });

  test("have their types", () => {
    const text = "def f[A](a: A, b: => Int) = { var c = a; def g(x: Int) = x; 1 + 2 }";
    const loaded = read(text);
    const found = loaded.facts.scopeAt(nodeAt(loaded, text, "1 + 2").id);
    expect(found.map((each) => `${each.shown}: ${shown(each.type)}`)).toEqual([
      "g: (i32 -> i32)",
      "c: cell['A]",
      "a: 'A",
      "b: (tuple0 -> i32)",
    ]);
  });
});
