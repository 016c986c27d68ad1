// Hostile programs that are too large to be kept as files: made here, for the tests and the benchmark.

export type HostileInput = {
  readonly name: string;
  readonly text: () => string;
  /** What comes after `run FILE`. */
  readonly args: readonly string[];
  readonly code: 0 | 1 | 2 | 3;
  /** The beginning of what is printed, on standard output for code 0 and on standard error otherwise. */
  readonly prints: string;
};

const value = (name: string, text: () => string, expression: string, prints: string): HostileInput => {
  return { name, text, args: ["-e", expression], code: 0, prints };
};
const rejected = (name: string, text: () => string, prints: string): HostileInput => {
  return { name, text, args: [], code: 1, prints };
};
const stopped = (name: string, text: () => string, prints: string): HostileInput => {
  return { name, text, args: [], code: 3, prints };
};
const times = (count: number, part: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join("");
const nest = (count: number, open: string, inner: string, close: string): string =>
  open.repeat(count) + inner + close.repeat(count);

const DEEP = 10_000;

export const HOSTILE_INPUTS: readonly HostileInput[] = [
  {
    name: "a file of 10 MB",
    text: () => "let x = 1\n".repeat(1_000_000),
    args: [],
    code: 2,
    prints: "E402  File too large",
  },
  value("1,000 definitions", () => times(1_000, (i) => `let x${i} = ${i}\n`), "x999", "- : int = 999\n"),
  value("2,000 functions", () => times(2_000, (i) => `let f${i} x = x + ${i}\n`), "f1999 1", "- : int = 2000\n"),

  value("10,000 parentheses", () => `let x = ${nest(DEEP, "(", "1", ")")}\n`, "x", "- : int = 1\n"),
  rejected("10,000 unclosed parentheses", () => `let x = ${"(".repeat(DEEP)}\n`, "E101  "),
  rejected("10,000 unopened parentheses", () => `let x = 1${")".repeat(DEEP)}\n`, "E101  "),
  value("10,000 nested comments", () => `${nest(DEEP, "(*", "", "*)")} let x = 1\n`, "x", "- : int = 1\n"),
  rejected("10,000 unclosed comments", () => `let x = 1 ${"(* ".repeat(DEEP)}\n`, "E102  "),
  value("a list 2,000 lists deep", () => `let x = ${nest(2_000, "[", "", "]")}\n`, "List.length x", "- : int = 1\n"),
  value("a sum of 2,000", () => `let x = 0${" + 1".repeat(2_000)}\n`, "x", "- : int = 2000\n"),
  value("a list of 5,000 by ::", () => `let x = ${"1 :: ".repeat(5_000)}[]\n`, "List.length x", "- : int = 5000\n"),
  value("a list literal of 10,000", () => `let x = [${"1;".repeat(DEEP)}]\n`, "List.length x", "- : int = 10000\n"),
  value(
    "an array literal of 10,000",
    () => `let x = [|${"1;".repeat(DEEP)}|]\n`,
    "Array.length x",
    "- : int = 10000\n",
  ),
  value("2,000 lets", () => `let x = let y = 0 in ${"let y = y + 1 in ".repeat(2_000)}y\n`, "x", "- : int = 2000\n"),
  value("a sequence of 20,000", () => `let x = ${"(); ".repeat(20_000)}1\n`, "x", "- : int = 1\n"),
  value(
    "2,000 else ifs",
    () => `let f x = ${times(2_000, (i) => `if x = ${i} then ${i + 1} else `)}0\n`,
    "f 1999",
    "- : int = 2000\n",
  ),
  value(
    "1,000 cases",
    () => `let f = function ${times(1_000, (i) => `| ${i} -> ${i + 1} `)}| _ -> 0\n`,
    "f 999",
    "- : int = 1000\n",
  ),
  value("2,000 applications", () => `let x = ${nest(2_000, "succ (", "0", ")")}\n`, "x", "- : int = 2000\n"),
  value(
    "2,000 functions in functions",
    () => `let f = ${times(2_000, (i) => `fun x${i} -> `)}x0\n`,
    "1",
    "- : int = 1\n",
  ),
  value(
    "1,000 parameters",
    () => `let f ${times(1_000, (i) => `x${i} `)} = x999\n`,
    `f${" 7".repeat(1_000)}`,
    "- : int = 7\n",
  ),
  value(
    "a tuple of 1,000",
    () => `let (${times(999, () => "_, ")}x) = (${"1, ".repeat(999)}2)\n`,
    "x",
    "- : int = 2\n",
  ),
  value(
    "2,000 constructors",
    () => `type t = ${times(2_000, (i) => `| C${i} of int `)}\nlet f = function C1999 x -> x | _ -> 0\n`,
    "(f (C1999 7), C0 1 < C1999 0)",
    "- : int * bool = (7, true)\n",
  ),
  value(
    "1,000 fields",
    () =>
      `type t = { ${times(1_000, (i) => `f${i} : int; `)} }\nlet x = { ${times(1_000, (i) => `f${i} = ${i}; `)} }\n`,
    "x.f999",
    "- : int = 999\n",
  ),
  value(
    "a type 2,000 lists deep",
    () => `type t = int${" list".repeat(2_000)}\nlet x : t = []\n`,
    "x = []",
    "- : bool = true\n",
  ),
  value(
    "a string of 490,000 bytes",
    () => `let s = "${"x".repeat(490_000)}"\n`,
    "String.length s",
    "- : int = 490000\n",
  ),
  value("a name of 100,000 letters", () => `let ${"x".repeat(100_000)} = 1\n`, "1", "- : int = 1\n"),
  rejected("a string literal that never ends", () => `let s = "${"x".repeat(490_000)}`, "E102  "),
  rejected("an integer of 100,000 digits", () => `let x = ${"9".repeat(100_000)}\n`, "E104  "),
  stopped(
    "printing for ever",
    () => `let () = while true do print_string "${"x".repeat(1_000)}" done\n`,
    "hostile.ml: stopped: it printed too much",
  ),
  stopped(
    "printing lines for ever",
    () => "let rec f () = print_newline (); f ()\nlet () = f ()\n",
    "hostile.ml: stopped: it printed",
  ),
  stopped("printing errors for ever", () => "let rec f n = prerr_int n; f (n + 1)\nlet () = f 0\n", "0123456789"),
  rejected("200 errors", () => times(200, (i) => `let x${i} = ${i} + true\n`), "E204  "),
  rejected("an error in a line of 490,000 bytes", () => `let x = "${"x".repeat(490_000)}" + 1\n`, "E204  "),
];

/** Larger: for `npm run test:long`, and for the benchmark. */
export const LONG_INPUTS: readonly HostileInput[] = [
  value("5,000 definitions", () => times(5_000, (i) => `let x${i} = ${i}\n`), "x4999", "- : int = 4999\n"),
  rejected("60,000 nested sums", () => `let x = ${nest(60_000, "1+(", "1", ")")}\n`, "E105  "),
  value("a list literal of 50,000", () => `let x = [${"1;".repeat(50_000)}]\n`, "List.length x", "- : int = 50000\n"),
  value(
    "an array literal of 50,000",
    () => `let x = [|${"1;".repeat(50_000)}|]\n`,
    "Array.length x",
    "- : int = 50000\n",
  ),
  value(
    "10,000 constructors",
    () => `type t = ${times(DEEP, (i) => `| C${i} of int `)}\nlet f = function C9999 x -> x | _ -> 0\n`,
    "(f (C9999 7), C0 1 < C9999 0)",
    "- : int * bool = (7, true)\n",
  ),
  rejected("1,000 errors", () => times(1_000, (i) => `let x${i} = ${i} + true\n`), "E204  "),
];

/** Larger still, for the benchmark alone: only that they end, within the limits. */
export const LARGER_INPUTS: readonly Pick<HostileInput, "name" | "text">[] = [
  { name: "100,000 parentheses", text: () => `let x = ${nest(100_000, "(", "1", ")")}\n` },
  { name: "240,000 lists in lists", text: () => `let x = ${nest(240_000, "[", "", "]")}\n` },
  { name: "50,000 functions in functions", text: () => `let x = ${"fun x -> ".repeat(50_000)}1\n` },
  { name: "70,000 applications", text: () => `let x = ${nest(70_000, "succ (", "1", ")")}\n` },
  { name: "240,000 parentheses", text: () => `let x = ${nest(240_000, "(", "1", ")")}\n` },
  { name: "25,000 definitions", text: () => times(25_000, (i) => `let x${i} = ${i}\n`) },
  { name: "10,000 functions", text: () => times(DEEP, (i) => `let f${i} x = x + ${i}\n`) },
  { name: "a sum of 10,000", text: () => `let x = 0${" + 1".repeat(DEEP)}\n` },
  { name: "a list of 90,000 by ::", text: () => `let x = ${"1 :: ".repeat(90_000)}[]\n` },
  { name: "a list literal of 240,000", text: () => `let x = [${"1;".repeat(240_000)}]\n` },
  { name: "25,000 lets", text: () => `let x = let y = 0 in ${"let y = y + 1 in ".repeat(25_000)}y\n` },
  { name: "10,000 cases", text: () => `let f = function ${times(DEEP, (i) => `| ${i} -> ${i + 1} `)}| _ -> 0\n` },
  { name: "memory exhausted by lists", text: () => "let rec grow l = grow ([1; 2; 3] @ l)\nlet () = grow []\n" },
  {
    name: "memory exhausted by closures",
    text: () => "let rec grow f n = grow (fun x -> f (x + n)) (n + 1)\nlet () = grow (fun x -> x) 0\n",
  },
  {
    name: "30 doubled lets",
    text: () => `let f0 x = (x, x)\n${times(30, (i) => `let f${i + 1} x = f${i} (f${i} x)\n`)}`,
  },
  {
    name: "30 doubled lets inside",
    text: () =>
      `let f () =\n let g0 = fun x -> (x, x) in\n${times(30, (i) => `let g${i + 1} = fun x -> g${i} (g${i} x) in\n`)}g30\n`,
  },
  {
    name: "30 doubled types",
    text: () => `type t0 = int * int\n${times(30, (i) => `type t${i + 1} = t${i} * t${i}\n`)}let f (x : t30) = 1\n`,
  },
  { name: "12,000 functions", text: () => times(12_000, (i) => `let f${i} x = x + ${i}\n`) },
  {
    name: "9,000 constructors with an arm each",
    text: () =>
      `type t = ${times(9_000, (i) => `| C${i} of int `)}\nlet f = function ${times(9_000, (i) => `| C${i} x -> x + ${i} `)}\n`,
  },
  {
    name: "a flood of map entries",
    text: () =>
      "module M = Map.Make (Int)\nlet rec go n m = go (n + 1) (M.add n n m)\nlet f x = go x M.empty\nlet y = f 1\n",
  },
  {
    name: "a flood of table entries",
    text: () =>
      "let f x = let h = Hashtbl.create 8 in let i = ref x in while true do Hashtbl.add h !i !i; incr i done; !i\nlet y = f 1\n",
  },
  {
    name: "cyclic values that are compared",
    text: () => "let f x = let rec a = x :: a in let rec b = x :: b in a = b\nlet y = f 1\n",
  },
  {
    name: "a string that doubles",
    text: () => 'let f s = let s = ref s in while true do s := !s ^ !s done; !s\nlet y = f "a"\n',
  },
  { name: "10,000 errors", text: () => times(DEEP, (i) => `let x${i} = ${i} + true\n`) },
];
