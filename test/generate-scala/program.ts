// A random Scala program: a hierarchy of classes, methods, and expressions whose outcomes it prints, one line each.
import type { Rand } from "../generate/random.js";
import {
  anyType,
  type Case,
  type Context,
  expression,
  type Hierarchy,
  type Method,
  withVariable,
} from "./expression.js";
import { readType, type Type, writeType } from "./type.js";

export type ScalaRandom = {
  readonly definitions: readonly string[];
  /** Each an expression of String. */
  readonly outcomes: readonly string[];
};

const CAUGHT = [
  "ArithmeticException",
  "NoSuchElementException",
  "IndexOutOfBoundsException",
  "NumberFormatException",
  "IllegalArgumentException",
  "UnsupportedOperationException",
  "MatchError",
  "Oops",
  "RuntimeException",
];

const PRELUDE = `case class Oops(code: Int) extends RuntimeException("oops")
case class Box[A](value: A) {
  def map[B](f: A => B): Box[B] = Box(f(value))
  def fold[B](f: A => B): B = f(value)
}
object Box { def of[A](value: A): Box[A] = new Box(value) }`;

const HELPERS = `object Help {
  def shown(text: String): String =
    text.toList.map(c => if (c >= ' ' && c <= '~') c.toString else "<" + c.toInt + ">").mkString
  def outcome(value: => String): Unit =
    println(try { shown(value) } catch {
${CAUGHT.map((name) => `      case e: ${name} => "${name}"`).join("\n")}
    })
  def trace[A](n: Int, value: A): A = { print("[" + n + "]"); value }
  def pick[A](first: Boolean, a: A, b: A): A = if (first) a else b
  def twice[A](f: A => A, a: A): A = f(f(a))
  def applied[A, B](f: A => B, a: A): B = f(a)
  def constant[A, B](b: B): A => B = a => b
  def lazily[A](twice: Boolean, a: => A): A = if (twice) { a; a } else a
  def affine(x: Int, a: Int = 2, b: Int = 3): Int = a * x + b
  def curried(x: Int)(y: Int): Int = x - y
  def sumOf(xs: Int*): Int = xs.sum
  def widened(x: Long): Long = x * 3
  def early(xs: List[Int], limit: Int): Int = {
    var total = 0
    for (x <- xs) { if (total > limit) return total; total += x }
    -total
  }
}
import Help._`;

export function writeProgram(rand: Rand): ScalaRandom {
  let cx: Context = { rand, variables: [], methods: [], hierarchies: [], fresh: { next: 0 } };
  const definitions: string[] = [];
  for (const name of ["Shape", "Tree"].slice(0, rand.int(1, 2))) {
    const { hierarchy, methods, text } = writeHierarchy(cx, name);
    cx = { ...cx, hierarchies: [...cx.hierarchies, hierarchy], methods: [...cx.methods, ...methods] };
    definitions.push(text);
  }
  const members: string[] = [];
  for (let i = 0; i < rand.int(2, 4); i++) {
    const { method, text } = writeMethod(cx, `f${i}`);
    cx = { ...cx, methods: [...cx.methods, method] };
    members.push(text);
  }
  for (let i = 0; i < 2; i++) {
    const type = anyType(cx, 2);
    // What fails while an object is made would end the program.
    const word = rand.pick(["val", "lazy val", "def"]);
    members.push(`  ${word} c${i}: ${writeType(type)} = ${expression(cx, type, word === "val" ? 0 : 1)}`);
    cx = withVariable(cx, `c${i}`, type);
  }
  const outcomes = Array.from({ length: 6 }, () => writeOutcome(cx));
  return { definitions: [...definitions, ...members], outcomes };
}

function writeOutcome(cx: Context): string {
  const type = anyType(cx, 2);
  const value = expression(cx, type, cx.rand.int(2, 4));
  const typed = `(${value}: ${writeType(type)})`;
  return cx.rand.pick([`${typed}.toString`, `"" + ${typed}`, `s"\${${typed}}"`]);
}

type Written = { readonly hierarchy: Hierarchy; readonly methods: readonly Method[]; readonly text: string };

/** Its values have a method that subclasses override, and one that calls it. */
function writeHierarchy(cx: Context, name: string): Written {
  const { rand } = cx;
  const self: Type = { name, args: [] };
  const field = (): Type => (rand.chance(0.35) ? self : anyType(cx, 1));
  const fieldsOf = (i: number): readonly Type[] =>
    i === 0
      ? Array.from({ length: rand.int(0, 2) }, () => anyType(cx, 0))
      : Array.from({ length: rand.int(1, 3) }, field);
  const cases: Case[] = Array.from({ length: rand.int(2, 4) }, (_, i) => ({
    name: `${name}${i}`,
    fields: fieldsOf(i),
  }));
  const hierarchy: Hierarchy = { name, cases };
  const results = [anyType(cx, 1), readType("Int")] as const;
  const inside: Context = { ...cx, hierarchies: [...cx.hierarchies, hierarchy] };
  const n = withVariable(inside, "n", readType("Int"));
  const keyword = rand.pick(["sealed trait", "sealed abstract class"]);
  const [of, step] = results.map(writeType);
  const top = `${keyword} ${name} {
  def of(n: Int): ${of} = ${expression(n, results[0], 2)}
  def step(n: Int): ${step} = ${expression(n, results[1], 1)}
  def both: (${of}, ${step}) = (of(1), step(2))
}`;
  const texts = cases.map((each) => writeCase(n, name, each, results));
  const methods: Method[] = [
    { name: ".of", params: [self, readType("Int")], result: results[0] },
    { name: ".step", params: [self, readType("Int")], result: results[1] },
  ];
  return { hierarchy, methods, text: [top, ...texts].join("\n") };
}

function writeCase(cx: Context, parent: string, { name, fields }: Case, results: readonly [Type, Type]): string {
  const names = fields.map((_, i) => `a${i}`);
  const inner = fields.reduce((scope, field, i) => withVariable(scope, `a${i}`, field), cx);
  const bodies = [
    cx.rand.chance(0.5)
      ? `  override def of(n: Int): ${writeType(results[0])} = ${expression(inner, results[0], 2)}`
      : "",
    cx.rand.chance(0.5) ? `  override def step(n: Int): Int = ${overriding(inner, names, fields, parent)}` : "",
    cx.rand.chance(0.15) ? `  override def toString = "${name}!"` : "",
  ].filter((body) => body !== "");
  const params = fields.map((field, i) => `${names[i]}: ${writeType(field)}`).join(", ");
  const head = fields.length === 0 ? `case object ${name}` : `case class ${name}(${params})`;
  return `${head} extends ${parent}${bodies.length === 0 ? "" : ` {\n${bodies.join("\n")}\n}`}`;
}

/** Recursion goes into the parts. */
function overriding(cx: Context, names: readonly string[], fields: readonly Type[], parent: string): string {
  const below = names.filter((_, i) => fields[i]?.name === parent).map((name) => `${name}.step(n)`);
  const above = cx.rand.chance(0.3) ? ["super.step(n)"] : [];
  return [expression(cx, readType("Int"), 1), ...below, ...above].join(cx.rand.pick([" + ", " - ", " * "]));
}

function writeMethod(cx: Context, name: string): { readonly method: Method; readonly text: string } {
  const { rand } = cx;
  const params = Array.from({ length: rand.int(1, 3) }, () => anyType(cx, 2));
  const result = anyType(cx, 2);
  const inner = params.reduce((scope, type, i) => withVariable(scope, `q${i}`, type), cx);
  const list = params.map((type, i) => `q${i}: ${writeType(type)}`).join(", ");
  const text = rand.chance(0.3)
    ? recursive(inner, name, list, params, result)
    : `  def ${name}(${list}): ${writeType(result)} = ${expression(inner, result, 3)}`;
  return { method: { name, params, result }, text };
}

/** Through a function inside that counts down. */
function recursive(cx: Context, name: string, list: string, _: readonly Type[], result: Type): string {
  const type = writeType(result);
  const inner = withVariable(withVariable(cx, "k", readType("Int")), "acc", result);
  const step = expression(inner, result, 2);
  const start = expression(cx, result, 2);
  const end = cx.rand.pick(["acc", expression(inner, result, 1)]);
  return `  def ${name}(${list}): ${type} = {
    def go(k: Int, acc: ${type}): ${type} = if (k <= 0) ${end} else go(k - 1, ${step})
    go(${cx.rand.int(0, 4)}, ${start})
  }`;
}

/** The text of the program, with only some of its outcomes if they are given. */
export function sourceOf({ definitions, outcomes }: ScalaRandom, only = outcomes): string {
  const classes = definitions.filter((text) => !text.startsWith("  "));
  const members = definitions.filter((text) => text.startsWith("  "));
  const lines = only.map((text) => `    outcome(${text})`);
  return `${PRELUDE}
${HELPERS}
${classes.join("\n")}
object Main {
${members.join("\n")}
  def main(args: Array[String]): Unit = {
${lines.join("\n")}
  }
}
`;
}
