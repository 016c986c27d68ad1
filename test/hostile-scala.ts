// Hostile Scala programs that are too large to be kept as files, as those of OCaml beside them.
import type { HostileInput } from "./hostile-inputs.js";

const value = (name: string, text: () => string, expression: string, prints: string): HostileInput => {
  return { name, text, args: ["-e", expression], code: 0, prints };
};
const rejected = (name: string, text: () => string, prints: string): HostileInput => {
  return { name, text, args: [], code: 1, prints };
};
const times = (count: number, part: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join("");
const nest = (count: number, open: string, inner: string, close: string): string =>
  open.repeat(count) + inner + close.repeat(count);
const main = (text: string): string => `object Main {\n${text}\n}\n`;

const DEEP = 10_000;

export const HOSTILE_SCALA: readonly HostileInput[] = [
  {
    name: "a file of 10 MB",
    text: () => "class A \n".repeat(1_200_000),
    args: [],
    code: 2,
    prints: "E402  File too large",
  },
  value("1,000 values", () => main(times(1_000, (i) => `val x${i} = ${i}\n`)), "Main.x999", "res0: Int = 999\n"),
  value(
    "2,000 methods",
    () => main(times(2_000, (i) => `def f${i}(x: Int) = x + ${i}\n`)),
    "Main.f1999(1)",
    "res0: Int = 2000\n",
  ),
  rejected(
    "2,000 classes, each below the one before",
    () => `class C0\n${times(2_000, (i) => `class C${i + 1} extends C${i}\n`)}`,
    "E105  Nested too deeply",
  ),
  rejected(
    "200 diamonds of traits",
    () =>
      `trait A0\n${times(200, (i) => `trait L${i} extends A${i}\ntrait R${i} extends A${i}\ntrait A${i + 1} extends L${i} with R${i}\n`)}`,
    "E105  Nested too deeply",
  ),
  value(
    "100 classes, each below the one before",
    () => `class C0 { def f: Int = 0 }\n${times(100, (i) => `class C${i + 1} extends C${i}\n`)}`,
    "(new C100).f",
    "res0: Int = 0\n",
  ),
  value(
    "1,000 case classes",
    () => `sealed trait T\n${times(1_000, (i) => `case class C${i}(x: Int) extends T\n`)}`,
    "C999(7)",
    "res0: C999 = C999(7)\n",
  ),
  rejected("10,000 parentheses", () => main(`val x = ${nest(DEEP, "(", "1", ")")}`), "E105  "),
  value("300 parentheses", () => main(`val x = ${nest(300, "(", "1", ")")}`), "Main.x", "res0: Int = 1\n"),
  rejected("10,000 unclosed parentheses", () => main(`val x = ${"(".repeat(DEEP)}`), "E10"),
  rejected("10,000 unopened parentheses", () => main(`val x = 1${")".repeat(DEEP)}`), "E101  "),
  rejected("10,000 unclosed braces", () => main("{".repeat(DEEP)), "E10"),
  value(
    "10,000 nested comments",
    () => `${nest(DEEP, "/*", "", "*/")}${main("val x = 1")}`,
    "Main.x",
    "res0: Int = 1\n",
  ),
  rejected("10,000 unclosed comments", () => "/* ".repeat(DEEP), "E102  "),
  value("a sum of 2,000", () => main(`val x = 0${" + 1".repeat(2_000)}`), "Main.x", "res0: Int = 2000\n"),
  value(
    "a list of 2,000 by ::",
    () => main(`val x = ${"1 :: ".repeat(2_000)}Nil`),
    "Main.x.size",
    "res0: Int = 2000\n",
  ),
  value(
    "a list literal of 5,000",
    () => main(`val x = List(${"1, ".repeat(4_999)}1)`),
    "Main.x.size",
    "res0: Int = 5000\n",
  ),
  value(
    "a block of 1,000 values",
    () => main(`def x = {\nval y0 = 0\n${times(1_000, (i) => `val y${i + 1} = y${i} + 1\n`)}y1000\n}`),
    "Main.x",
    "res0: Int = 1000\n",
  ),
  value(
    "a method of 2,000 statements",
    () => main(`def x = {\nvar n = 0\n${"n += 1\n".repeat(2_000)}n\n}`),
    "Main.x",
    "res0: Int = 2000\n",
  ),
  value(
    "1,000 else ifs",
    () => main(`def f(x: Int): Int = ${times(1_000, (i) => `if (x == ${i}) ${i + 1} else `)}0`),
    "Main.f(999)",
    "res0: Int = 1000\n",
  ),
  value(
    "2,000 cases",
    () => main(`def f(x: Int): Int = x match {\n${times(2_000, (i) => `case ${i} => ${i + 1}\n`)}case _ => 0\n}`),
    "Main.f(1999)",
    "res0: Int = 2000\n",
  ),
  value(
    "300 applications",
    () => main(`def f(x: Int) = x + 1\nval x = ${nest(300, "f(", "0", ")")}`),
    "Main.x",
    "res0: Int = 300\n",
  ),
  value(
    "a chain of 1,000 calls",
    () => main(`val x = List(1)${".map(_ + 1)".repeat(1_000)}`),
    "Main.x",
    "res0: List[Int] = List(1001)\n",
  ),
  value(
    "300 functions in functions",
    () => main(`val f = ${times(300, (i) => `(x${i}: Int) => `)}x0`),
    "1",
    "res0: Int = 1\n",
  ),
  value(
    "a string of 490,000 bytes",
    () => main(`val s = "${"x".repeat(490_000)}"`),
    "Main.s.length",
    "res0: Int = 490000\n",
  ),
  value("a name of 100,000 letters", () => main(`val ${"x".repeat(100_000)} = 1`), "1", "res0: Int = 1\n"),
  value(
    "an interpolation of 1,000 parts",
    () => main(`val x = 1\nval s = s"${`\${x}`.repeat(1_000)}"`),
    "Main.s.length",
    "res0: Int = 1000\n",
  ),
  value(
    "a type 500 lists deep",
    () => main(`type T = ${nest(500, "List[", "Int", "]")}\nval x: T = Nil`),
    "1",
    "res0: I",
  ),
  rejected("a string that never ends", () => main(`val s = "${"x".repeat(400_000)}`), "E102  "),
  rejected("an integer of 100,000 digits", () => main(`val x = ${"9".repeat(100_000)}`), "E104  "),
  rejected("1,000 errors", () => main(times(1_000, (i) => `val x${i}: Int = true\n`)), "E204  "),
  rejected("an error in a line of 490,000 bytes", () => main(`val x: Int = "${"x".repeat(490_000)}"`), "E204  "),
  {
    name: "printing for ever",
    text: () => main(`def main(args: Array[String]): Unit = while (true) print("${"x".repeat(1_000)}")`),
    args: [],
    code: 3,
    prints: "hostile.scala: stopped: it printed too much",
  },
];

/** Larger: for `npm run test:long`. */
export const LONG_SCALA: readonly HostileInput[] = [
  value("5,000 values", () => main(times(5_000, (i) => `val x${i} = ${i}\n`)), "Main.x4999", "res0: Int = 4999\n"),
  value(
    "a list literal of 20,000",
    () => main(`val x = List(${"1, ".repeat(19_999)}1)`),
    "Main.x.size",
    "res0: Int = 20000\n",
  ),
  value(
    "a block of 5,000 values",
    () => main(`def x = {\nval y0 = 0\n${times(5_000, (i) => `val y${i + 1} = y${i} + 1\n`)}y5000\n}`),
    "Main.x",
    "res0: Int = 5000\n",
  ),
  value(
    "a method of 10,000 statements",
    () => main(`def x = {\nvar n = 0\n${"n += 1\n".repeat(DEEP)}n\n}`),
    "Main.x",
    "res0: Int = 10000\n",
  ),
];

/** Larger still, for the benchmark alone: only that they end, within the limits. */
export const LARGER_SCALA: readonly Pick<HostileInput, "name" | "text">[] = [
  { name: "12,000 methods", text: () => main(times(12_000, (i) => `def f${i}(x: Int) = x + ${i}\n`)) },
  {
    name: "9,000 case classes",
    text: () =>
      `sealed trait T\n${times(9_000, (i) => `case class C${i}(x: Int) extends T\n`)}${main("def f(t: T): Int = t match { case C0(x) => x; case _ => 1 }")}`,
  },
  {
    name: "9,000 case classes with a case each",
    text: () =>
      `sealed trait T\n${times(9_000, (i) => `case class C${i}(x: Int) extends T\n`)}${main(`def f(t: T): Int = t match {\n${times(9_000, (i) => `case C${i}(x) => x + ${i}\n`)}}`)}`,
  },
  {
    name: "2,000 classes, each below the one before",
    text: () => `class C0\n${times(2_000, (i) => `class C${i + 1} extends C${i}\n`)}`,
  },
  {
    name: "200 diamonds of traits",
    text: () =>
      `trait A0\n${times(200, (i) => `trait L${i} extends A${i}\ntrait R${i} extends A${i}\ntrait A${i + 1} extends L${i} with R${i}\n`)}`,
  },
  {
    name: "a flood of map entries",
    text: () =>
      main(
        "def f(x: Int): Int = { var m = Map[Int, Int](); var i = x; while (true) { m = m + (i -> i); i += 1 }; m.size }\nval y = f(1)",
      ),
  },
  {
    name: "repeated squaring",
    text: () =>
      main(
        "def f(n: Int): BigInt = { var x = BigInt(3); var i = 0; while (i < n) { x = x * x; i += 1 }; x }\nval y = f(100)",
      ),
  },
  {
    name: "aliases of doubled tuples",
    text: () =>
      main(`type T0 = (Int, Int)\n${times(30, (i) => `type T${i + 1} = (T${i}, T${i})\n`)}def f(x: T30): Int = 1`),
  },
];
