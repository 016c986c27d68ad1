// A submission with ill-typed definitions, graded in part: what is wrong costs itself and what needs it, and nothing else.
// Above all, nobody is judged by something else of the same name that the language has.
import { expect, test } from "vitest";
import { checkPrograms } from "../src/jobs/check.js";
import { USUAL_SEARCH } from "../src/jobs/check-request.js";
import { attemptOf } from "./attempt.js";
import { both, openTestLanguage, openTestScala } from "./language.js";
import { openTestSolver } from "./laws/test-solver.js";

const TOOLS = {
  now: () => 0,
  memoryIsLow: () => false,
  isCancelled: () => false,
  onProgress: () => undefined,
};

/** The verdict of each function, or what is wrong with the whole. */
async function verdicts(language: "ml" | "scala", reference: string, submission: string): Promise<string> {
  const open = language === "ml" ? openTestLanguage : openTestScala;
  const { exercise, submission: program } = attemptOf(reference, submission, { partial: true });
  const named = (name: string, text: string) => ({ name: `${name}.${language}`, text });
  const request = {
    exercise: { ...exercise, reference: named("reference", reference) },
    submission: named("submission", program.text),
    search: { ...USUAL_SEARCH, budget: 100_000 },
  };
  const answer = await checkPrograms(both(await open()), request, { ...TOOLS, solver: openTestSolver() });
  if (!answer.ok) return `rejected ${answer.errors.map(({ code }) => code).join(" ")}`;
  const told = answer.value.answers.map(({ function: name, verdict }) => {
    if (verdict.kind === "equal" || verdict.kind === "agrees") return `${name} right`;
    if (verdict.kind !== "cannot-compare") return `${name} ${verdict.kind}`;
    return `${name} ${verdict.why.kind}${verdict.why.kind === "ill-typed" ? ` ${verdict.why.definition}` : ""}`;
  });
  const notes = answer.value.unchecked.map(({ kind, definition }) => `${kind} ${definition ?? "-"}`);
  return [...told, ...notes].join(", ");
}

const TWO = "let f x = x + 1\nlet g x = x * 2\n";

const OCAML: readonly (readonly [what: string, reference: string, submission: string, told: string])[] = [
  ["one of two", TWO, 'let f x = x + "1"\nlet g x = x * 2\n', "f ill-typed f, g right, ill-typed f"],
  ["a wrong one beside it", TWO, 'let f x = x + "1"\nlet g x = x * 3\n', "f ill-typed f, g differs, ill-typed f"],
  ["through a helper", TWO, "let h x = x ^ 1\nlet f x = h x\nlet g x = x * 2\n", "f ill-typed h, g right, ill-typed h"],
  [
    "through a helper of a helper",
    TWO,
    "let h x = x ^ 1\nlet k y = h y\nlet f x = k x\nlet g x = x * 2\n",
    "f ill-typed h, g right, ill-typed h",
  ],
  [
    "only on one branch",
    TWO,
    "let h x = x ^ 1\nlet f x = if x > 1_000_000 then h x else x + 1\nlet g x = x * 2\n",
    "f ill-typed h, g right, ill-typed h",
  ],
  [
    "a name of the library",
    TWO,
    "let succ x = x ^ 1\nlet f x = succ x\nlet g x = x * 2\n",
    "f ill-typed succ, g right, ill-typed succ",
  ],
  [
    "an operator of the library",
    TWO,
    "let ( + ) a b = a ^ b ^ 1\nlet f x = x + 1\nlet g x = x * 2\n",
    "f ill-typed +, g right, ill-typed +",
  ],
  [
    "a value that is no function",
    TWO,
    "let one = 1 ^ 2\nlet f x = x + one\nlet g x = x * 2\n",
    "f ill-typed one, g right, ill-typed one",
  ],
  [
    "a definition of the same name later",
    TWO,
    'let f x = x + "1"\nlet f x = x + 1\nlet g x = x * 2\n',
    "f right, g right, ill-typed f",
  ],
  [
    "a definition of the same name before",
    TWO,
    'let f x = x + 1\nlet f x = x + "1"\nlet g x = x * 2\n',
    "f ill-typed f, g right, ill-typed f",
  ],
  [
    "a group of functions",
    TWO,
    "let rec f x = k x\nand k x = x ^ 1\nlet g x = x * 2\n",
    "f ill-typed k, g right, ill-typed k",
  ],
  ["an unbound name", TWO, "let f x = increment x\nlet g x = x * 2\n", "f ill-typed f, g right, ill-typed f"],
  ["tests at the end", TWO, `${TWO}let () = assert (f "1" = 2)\n`, "f right, g right, ill-typed -"],
  ["a type", TWO, "type t = A of missing\nlet f x = x + 1\nlet g x = x * 2\n", "f right, g right, ill-typed t"],
  [
    "what needs an ill-typed type",
    TWO,
    "type t = A of missing\nlet h (A y) = y\nlet f x = h (A x) + 1\nlet g x = x * 2\n",
    "f ill-typed f, g right, ill-typed t, ill-typed f",
  ],
  [
    "inside a module",
    "module M = struct let f x = x + 1 let g x = x * 2 end\n",
    'module M = struct let f x = x + "1" let g x = x * 2 end\n',
    "M.f ill-typed M.f, M.g right, ill-typed M.f",
  ],
  ["what does not parse", TWO, "let f x = = 1\nlet g x = x * 2\n", "rejected E101"],
  [
    "an exception",
    "exception E of int\nlet f x = if x > 0 then raise (E x) else 0\n",
    "exception E of intt\nlet f x = if x > 0 then raise (E x) else 0\n",
    "f ill-typed f, ill-typed E, ill-typed f",
  ],
  [
    "state that an ill-typed statement would change",
    "let f x = x + 1\n",
    'let c = ref 1\nlet () = c := "2"\nlet f x = x + !c\n',
    "f right, ill-typed -",
  ],
];

test.each(OCAML)("OCaml: %s", async (_, reference, submission, told) => {
  expect(await verdicts("ml", reference, submission)).toBe(told);
});

const PAIR = "object A {\n  def f(x: Int): Int = x + 1\n  def g(x: Int): Int = x * 2\n}\n";
const inA = (...lines: readonly string[]): string => `object A {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;

const SCALA: readonly (readonly [what: string, reference: string, submission: string, told: string])[] = [
  [
    "one of two",
    PAIR,
    inA('def f(x: Int): Int = "a"', "def g(x: Int): Int = x * 2"),
    "A.f ill-typed A.f, A.g right, ill-typed A.f",
  ],
  [
    "a wrong one beside it",
    PAIR,
    inA('def f(x: Int): Int = "a"', "def g(x: Int): Int = x * 3"),
    "A.f ill-typed A.f, A.g differs, ill-typed A.f",
  ],
  [
    "through a helper",
    PAIR,
    inA('def h(x: Int): Int = "a"', "def f(x: Int): Int = h(x)", "def g(x: Int): Int = x * 2"),
    "A.f ill-typed A.h, A.g right, ill-typed A.h",
  ],
  [
    "through a helper whose type is not written",
    PAIR,
    inA("def h(x: Int) = x.foo", "def f(x: Int): Int = h(x)", "def g(x: Int): Int = x * 2"),
    "A.f ill-typed A.f, A.g right, ill-typed A.h, ill-typed A.f",
  ],
  [
    "a value",
    PAIR,
    inA("val one: Int = 'x'.foo", "def f(x: Int): Int = x + one", "def g(x: Int): Int = x * 2"),
    "A.f ill-typed A.one, A.g right, ill-typed A.one",
  ],
  [
    "a name of the library",
    PAIR,
    inA('def max(a: Int, b: Int): Int = "a"', "def f(x: Int): Int = max(x, 0)", "def g(x: Int): Int = x * 2"),
    "A.f ill-typed A.max, A.g right, ill-typed A.max",
  ],
  [
    "an unbound name",
    PAIR,
    inA("def f(x: Int): Int = foo(x)", "def g(x: Int): Int = x * 2"),
    "A.f ill-typed A.f, A.g right, ill-typed A.f",
  ],
];

test.each(SCALA)("Scala: %s", async (_, reference, submission, told) => {
  expect(await verdicts("scala", reference, submission)).toBe(told);
});
