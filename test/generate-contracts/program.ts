// Random programs with contracts, in which inherited contracts, sets, variables and functions of the library meet: each of
// these is a pass of its own over a program, and a proof is about what all of them together made of it. Some methods break
// what they inherit at one number alone, and functions that call them do at lists of that length.
import { newRandom, type Random } from "../../src/questions/drawing.js";

/** A call, and which function it is a test of, if what that demands holds. */
export type Trial = {
  readonly function: string;
  readonly demands: string;
  readonly call: string;
  readonly size: number;
};

export type ContractProgram = {
  readonly extension: "ml" | "scala";
  /** With its contracts. */
  readonly text: string;
  /** The same as a program that can be run by anybody: it prints for each call whether all contracts were kept. */
  readonly runnable: string;
  readonly trials: readonly Trial[];
};

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[random(items.length)] as T;
}

/** As many of one as a program may need to get its nodes to other places. */
export function repeated(random: Random, most: number, text: string): readonly string[] {
  return Array.from({ length: random(most + 1) }, () => text);
}

export function randomScala(seed: number): ContractProgram {
  const random = newRandom(seed + 1);
  const parts = [
    SIZE,
    ALL,
    safe(random),
    ...shapes(random),
    ...shuffled(random, [added(random), mapped(random), summed(random), noise(random)]),
  ];
  const trials = parts.flatMap((part) => part.trials);
  const written = (how: "contracts" | "run"): string => parts.map((part) => `  ${part[how]}`).join("\n");
  const runs = trials.map(({ demands, call }) => `    println(told(${demands}, ${call}))`).join("\n");
  return {
    extension: "scala",
    text: `import stainless.lang._\nobject T {\n${written("contracts")}\n}\n`,
    runnable: `object T {\n${written("run")}\n}\nobject Main {\n  import T._\n${TOLD}\n  def main(args: Array[String]): Unit = {\n${runs}\n  }\n}\n`,
    trials,
  };
}

const TOLD = `  def told(demands: => Boolean, run: => Any): String =
    try { if (!demands) "no test" else { run; "kept" } } catch { case e: Throwable => "broken" }`;

/** Definitions with their contracts, and with everything that is said of them written out. */
type Part = { readonly contracts: string; readonly run: string; readonly trials: readonly Trial[] };

function same(text: string, trials: readonly Trial[] = []): Part {
  return { contracts: text, run: text, trials };
}

function shuffled<T>(random: Random, items: readonly T[]): readonly T[] {
  const left = [...items];
  return items.map(() => left.splice(random(left.length), 1)[0] as T);
}

// ---- inputs ----

/** Its size is that of docs/claims.md: constructors and literals. */
type Input = { readonly text: string; readonly size: number };

const number = (value: number): Input => ({ text: `BigInt(${value})`, size: 1 });
const list = (items: readonly number[]): Input => ({
  text: `List[BigInt](${items.map((item) => `BigInt(${item})`).join(", ")})`,
  size: 2 * items.length + 1,
});
const longList = (length: number): Input => ({ text: `List.fill(${length})(BigInt(1))`, size: 2 * length + 1 });

const NUMBERS = [0, 1, 2, 3, -1, -7, 40].map(number);
const LISTS = [[], [0], [1], [1, 0], [0, 1, 2], [2, 2, -1], [5, 4, 3, 2, 1, 0]].map(list);

function trial(fn: string, args: readonly Input[], demands = "true"): Trial {
  const size = args.reduce((sum, arg) => sum + arg.size, 0);
  return { function: `T.${fn}`, demands, call: `${fn}(${args.map(({ text }) => text).join(", ")})`, size };
}

// ---- what every program has ----

const SIZE = same(
  "def size(xs: List[BigInt]): BigInt = { xs match { case Nil => BigInt(0); case _ :: t => size(t) + 1 } } ensuring { n => n >= 0 }",
  LISTS.map((xs) => trial("size", [xs])),
);

const ALL = same(
  "def all(xs: List[BigInt]): Set[BigInt] = xs match { case Nil => Set.empty[BigInt]; case h :: t => Set(h) ++ all(t) }",
);

/** It is always true, by way of a variable, an exception, a loop or a set. */
function safe(random: Random): Part {
  const more = repeated(random, 24, " + 1").join("");
  const last = pick(random, [
    "List(total).forall(y => y >= 0)",
    "Set(total).contains(total)",
    "List(total, total).map(y => y - total).forall(z => z == 0)",
    "(try { if (total < 0) throw new RuntimeException(); true } catch { case e: RuntimeException => false })",
    "(Set(BigInt(1)) ++ Set(total)).nonEmpty",
  ]);
  const all = [...repeated(random, 3, "List(total).forall(z => z > 0)"), last].join(" && ");
  const before = pick(random, ["", "for (i <- 0 to 2) total = total + 2; ", "if (xs.isEmpty) total = total + 3; "]);
  return same(
    `def safe(xs: List[BigInt]): Boolean = { var total = BigInt(0); total = total + 1${more}; ${before}${all} }`,
  );
}

// ---- inherited contracts ----

/** Where methods may go wrong: early, late, and too late for a search to get there. */
const TRAPS = [3, 8, 30, 400, 950];

function shapes(random: Random): readonly Part[] {
  const trap = pick(random, TRAPS);
  const least = trap + 50;
  const promise = [
    ...repeated(random, 20, "r >= x"),
    ...repeated(random, 3, "List(r).forall(z => z >= x)"),
    pick(random, [
      `List(r).forall(y => y >= ${least})`,
      `r >= ${least} && List(r, x).exists(y => y >= ${least})`,
      `Set(r).contains(r) && r >= ${least}`,
      `List(r).map(y => y - ${least}).forall(y => y >= 0)`,
    ]),
    ...repeated(random, 6, "r > x"),
  ].join(" && ");
  const classes = Array.from({ length: 1 + random(3) }, (_, i) => shapeClass(random, i, trap, least, promise));
  const general = `def grow(x: BigInt): BigInt = { require(x >= 0); x + ${least} } ensuring { r => ${promise} }`;
  const parent = `${pick(random, ["", "sealed "])}abstract class Shape { ${general} }`;
  const plain = "case class Plain(n: BigInt) extends Shape";
  const callers = Array.from({ length: classes.length }, (_, i) => caller(random, i, trap));
  const own = NUMBERS.map((x) => methodTrial("Shape", "Plain(BigInt(0))", x));
  return [same(`${parent}\n  ${plain}`, own), ...classes, ...callers];
}

function methodTrial(owner: string, object: string, x: Input): Trial {
  return {
    function: `T.${owner}.grow`,
    demands: `${x.text} >= 0`,
    call: `${object}.grow(${x.text})`,
    size: 2 + x.size,
  };
}

function shapeClass(random: Random, i: number, trap: number, least: number, promise: string): Part {
  const body = pick(random, [
    `if (x == ${trap}) x + 1 else x + ${least}`, // wrong
    `if (x == ${trap}) x + 1 else x + ${least}`,
    `if (x == ${trap}) x + ${least + 1} else x + ${least}`,
    `List(x, x + ${least}).foldLeft(BigInt(${least}))((a, b) => if (a < b) b else a)`,
    `{ var y = x; y = y + ${least}; y }`,
  ]);
  const method = `override def grow(x: BigInt): BigInt = { require(x >= 0); ${body} }`;
  const inherited = `${method} ensuring { r => !(x >= 0) || (${promise}) }`;
  const written = (text: string): string => `case class C${i}(n: BigInt) extends Shape { ${text} }`;
  const trials = [...NUMBERS, number(trap)].map((x) => methodTrial(`C${i}`, `C${i}(BigInt(0))`, x));
  return { contracts: written(method), run: written(inherited), trials };
}

/** Calls the method with the length of a list. */
function caller(random: Random, i: number, trap: number): Part {
  const other = pick(random, [
    "BigInt(0)",
    "size(xs)",
    "List(size(xs)).map(y => y + 1).foldLeft(BigInt(0))((a, b) => a + b)",
  ]);
  const grown = pick(random, ["s.grow(size(xs))", "List(s.grow(size(xs))).foldLeft(BigInt(0))((a, b) => a + b)"]);
  const promise = [...repeated(random, 3, "r >= 0"), "r >= 0"].join(" && ");
  const text = `def f${i}(s: C${i}, xs: List[BigInt]): BigInt = { if (safe(xs)) ${grown} else ${other} } ensuring { r => ${promise} }`;
  const object = { text: `C${i}(BigInt(0))`, size: 2 };
  return same(
    text,
    [...LISTS, longList(trap)].map((xs) => trial(`f${i}`, [object, xs])),
  );
}

// ---- the rest ----

/** A list with one more element, as a set. */
function added(random: Random): Part {
  const trap = pick(random, TRAPS.slice(0, 3)); // what is promised is asked at each step
  const body = pick(random, [
    "x :: xs",
    "xs match { case Nil => List(x); case h :: t => h :: add(t, x) }",
    `if (size(xs) == ${trap}) xs else x :: xs`, // wrong
    "if (xs.contains(x)) xs else x :: xs",
  ]);
  const promise = pick(random, ["all(r) == all(xs) + x", "all(r) == all(xs) ++ Set(x)", "all(r).contains(x)"]);
  return same(
    `def add(xs: List[BigInt], x: BigInt): List[BigInt] = { ${body} } ensuring { r => ${promise} }`,
    [...LISTS, longList(trap)].flatMap((xs) => [number(0), number(9)].map((x) => trial("add", [xs, x]))),
  );
}

/** Functions of the library with functions of the program. */
function mapped(random: Random): Part {
  const step = 1 + random(5);
  const [body, promise] = pick(random, [
    [`xs.map(y => y + ${step})`, "r.size == xs.size"],
    [`xs.filter(y => y > ${step})`, "r.size <= xs.size"],
    [`xs.map(y => y * ${step}).reverse`, "size(r) == size(xs)"],
    [`xs.filter(y => y != ${step})`, `!r.contains(BigInt(${step}))`],
    [`xs.filter(y => y > ${step})`, "r.size == xs.size"], // wrong
    ["xs ++ xs", "all(r) == all(xs)"],
  ] as const);
  return same(
    `def shift(xs: List[BigInt]): List[BigInt] = { ${body} } ensuring { r => ${promise} }`,
    LISTS.map((xs) => trial("shift", [xs])),
  );
}

/** A loop, or a variable that is changed in one. */
function summed(random: Random): Part {
  const trap = pick(random, TRAPS);
  const [body, promise] = pick(random, [
    ["var rest = xs; var n = BigInt(0); while (rest.nonEmpty) { n = n + 1; rest = rest.tail }; n", "n0 >= 0"],
    ["var n = BigInt(0); for (x <- xs) { n = n + 1 }; n", "n0 >= 0"],
    ["var n = BigInt(0); xs.foreach(x => n = n + x * x); n", "n0 >= 0"],
    [`var n = size(xs); if (n == ${trap}) n = n - ${trap + 1}; n`, "n0 >= 0"], // wrong
    [
      "var n = BigInt(0); try { if (xs.isEmpty) throw new RuntimeException(); n = size(xs) } catch { case e: RuntimeException => n = BigInt(7) }; n",
      "n0 >= 1",
    ],
  ] as const);
  return same(
    `def count(xs: List[BigInt]): BigInt = { ${body} } ensuring { n0 => ${promise} }`,
    [...LISTS, longList(trap)].map((xs) => trial("count", [xs])),
  );
}

/** Nothing that anybody needs: only the nodes of others get other places. */
function noise(random: Random): Part {
  const lambdas = repeated(random, 5, ".map(y => y + 1)").join("");
  return same(`def other(xs: List[BigInt]): List[BigInt] = xs${lambdas}.filter(z => z > 0)`);
}
