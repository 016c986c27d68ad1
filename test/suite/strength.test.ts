// Mutants, and what suites are worth against them.
import { beforeAll, describe, expect, test } from "vitest";
import { validate } from "../../src/core/validate.js";
import type { Session } from "../../src/jobs/job.js";
import type { Language } from "../../src/language/language.js";
import { mutantsOf } from "../../src/questions/mutate/mutants.js";
import type { Operator } from "../../src/questions/mutate/operators.js";
import { branchesOf } from "../../src/questions/mutate/strength.js";
import { strongestFirst } from "../../src/report/suite/select.js";
import { ask, sharedSession } from "../harness.js";
import { openTestLanguage, openTestScala } from "../language.js";
import { ALONE_PROGRAMS } from "../laws/alone-programs.js";
import { remembering } from "../remembering.js";
import { sweep } from "../sweep.js";
import { pairOf } from "./cover-function.js";

let language: Language;
let scala: Language;
const session = remembering(sharedSession()); // several tests ask for the same suite
beforeAll(async () => {
  language = await openTestLanguage();
  scala = await openTestScala();
});

function mutated(text: string, by = language): readonly (readonly [Operator, string])[] {
  const { pair, read } = pairOf(by, text, text, "f");
  const { program, name } = pair.reference.side;
  const { facts } = read.reference;
  return mutantsOf(program, facts, name).map(({ operator, edit }) => [operator, edit.text] as const);
}

describe("mutants", () => {
  test.each<readonly [Operator, string, string]>([
    ["condition", "let f (a : int) b = a < b", "a <= b"],
    ["constant", "let f a = a + 3", "4"],
    ["operator", "let f a b = a + b", "a - b"],
    ["swapped arguments", "let f a b = a - b", "b - a"],
    [
      "swapped arguments",
      "type t = L | N of t * int * t\nlet rec f = function L -> L | N (l, x, r) -> N (r, x, f l)",
      "N (f l, x, r)",
    ],
    ["dropped branch", "let f (a : int) = if a = 1 then 2 else a", "a"],
    ["swapped branches", "let f (a : int) = if a = 1 then 2 else a", "if a = 1 then a else 2"],
    ["wrong variable", "let f (a : int) (b : int) = (a, b)", "b"],
    ["missing recursive call", "let rec f = function [] -> [] | x :: r -> (x + 1) :: f r", "r"],
    ["dropped part", "let f a b = a && b", "a"],
    ["lost sign", "let f (a : int) = [ a ]", "(if a < 0 then 0 else a)"],
  ])("%s: %s", (operator, text, now) => {
    expect(mutated(text)).toContainEqual([operator, now]);
  });

  describe("in Scala", () => {
    const inScala = (text: string): readonly (readonly [Operator, string])[] => mutated(text, scala);

    test("integers lose their sign", () => {
      const all = inScala("object Work { def f(a: Int): List[Int] = List(a) }");
      expect(all).toContainEqual(["lost sign", "if (a < 0) 0 else a"]);
      expect(all).toContainEqual(["constant", "0"]);
    });

    test("texts and null do not hide the types of others", () => {
      const all = inScala(`object Work {
        case class Oops(why: String = null) extends Exception
        def f(a: Int, b: Int, name: String): String = if (a < b) throw Oops() else if (name == "x") "y" else name
      }`);
      expect(all).toContainEqual(["wrong variable", "b"]);
    });
  });

  test("none where nothing was written, and none of another type", () => {
    expect(mutated("let f x = x")).toEqual([]);
    const names = mutated("let f (a : int) (b : string) = (a, b)").filter(
      ([operator]) => operator === "wrong variable",
    );
    expect(names).toEqual([]);
  });

  test.each(ALONE_PROGRAMS.map(({ name, text }) => [name, text]))("are programs: %s", (_name, text) => {
    const { pair, read } = pairOf(language, text, text, "f");
    const { program, name } = pair.reference.side;
    for (const mutant of mutantsOf(program, read.reference.facts, name)) {
      const problems = validate(mutant.program()).filter((problem) => !/id|twice|defined/.test(problem));
      expect(problems).toEqual([]);
    }
  });
});

test("branches are those that somebody wrote", () => {
  const text =
    "let rec f = function [] -> 0 | x :: r -> if x > 0 then 1 + f r else f r\nlet g = function 1 -> 2 | _ -> 3";
  const { pair } = pairOf(language, text, text, "f");
  const { all, taken } = branchesOf(pair.reference);
  expect(all).toHaveLength(4);
  expect(taken([]).filter((event) => all.includes(event))).toEqual([]);
});

type Answer = {
  readonly functions: readonly {
    readonly function: string;
    readonly strength: {
      readonly mutants: {
        readonly killed: number;
        readonly all: number;
        readonly equivalent: number;
        readonly undecided: number;
      };
    };
  }[];
  readonly tests: readonly { readonly function: string; readonly from: string; readonly mutants: readonly number[] }[];
};

const QUICK = ["last.ml last", "sum.ml sum", "tree.ml to_list", "delete.ml smallest", "delete.ml delete"];
const OTHERS = [
  "delete.ml all_in",
  "delete.ml is_search_tree",
  "tree.ml insert",
  "tree.ml member",
  "tree.ml of_list",
  "simplify.ml derive",
  "simplify.ml simplify",
];
const EXAMPLES = sweep(QUICK, [...QUICK, ...OTHERS, "simplify.ml value"]).map(
  (words) => words.split(" ") as [string, string],
);

test.each(EXAMPLES)(
  "of 20 mutants that check can tell, suites of our examples tell 19, also by ways alone: %s, %s",
  async (file, name) => {
    const { stdout } = await ask(session, "examples", ["suite", file, "--function", name, "--json"]);
    const answer = JSON.parse(stdout) as Answer;
    expect(answer.functions.map((each) => each.function)).toEqual([name]);
    for (const { strength } of answer.functions) {
      const { killed, all, equivalent, undecided } = strength.mutants;
      const byWays = new Set(answer.tests.filter(({ from }) => from !== "mutant").flatMap(({ mutants }) => mutants))
        .size;
      expect(killed).toBe(all - equivalent - undecided);
      expect(byWays / (all - equivalent)).toBeGreaterThanOrEqual(0.95);
    }
  },
);

type Made = { readonly tests: readonly { readonly call: string; readonly mutants: readonly number[] }[] };

describe("automatic suites", () => {
  const make = async (
    by: Session,
    ...args: readonly string[]
  ): Promise<{ readonly text: string; readonly made: Made }> => {
    const { stdout } = await ask(by, "examples", ["suite", "delete.ml", "--function", "delete", "--json", ...args]);
    const text = stdout.replaceAll(/"ms": [\d.]+/g, "");
    return { text, made: JSON.parse(stdout) as Made };
  };

  test("are the same every time", async () => {
    const [once, again] = [await make(session), await make(sharedSession())];
    expect(again.text).toBe(once.text);
    expect(once.made.tests.length).toBeGreaterThan(0);
  });

  test("have larger inputs than their ways, and some at the ends of types", async () => {
    const { made } = await make(session);
    expect(made.tests.length).toBeLessThanOrEqual(30);
    expect(made.tests.some(({ call }) => call.includes("4611686018427387903"))).toBe(true);
  });

  test("--most keeps the strongest, which are among those that there are without", async () => {
    const [all, few] = [await make(session), await make(session, "--most", "3")];
    const calls = new Set(all.made.tests.map(({ call }) => call));
    const killed = ({ tests }: Made): number => new Set(tests.flatMap(({ mutants }) => mutants)).size;
    expect(few.made.tests).toHaveLength(3);
    expect(few.made.tests.every(({ call }) => calls.has(call))).toBe(true);
    expect(killed(few.made)).toBeGreaterThan(0.8 * killed(all.made));
  });
});

describe("the strongest first", () => {
  const weighed = (effort: number, ...shows: readonly string[]) => ({ effort, shows });

  test("what shows most for what it takes to understand", () => {
    const [long, short, more] = [weighed(60, "a", "b"), weighed(1, "a", "b"), weighed(3, "a", "b", "c", "d")];
    expect(strongestFirst([long, short, more], 3)).toEqual([more, short, long]);
  });

  test("what was shown before counts for less, and what is not worth it ends the choice", () => {
    const [first, again, other] = [weighed(1, "a", "b"), weighed(1, "a", "b"), weighed(1, "c")];
    expect(strongestFirst([first, again, other], 3)).toEqual([first, other, again]);
    expect(strongestFirst([first, again, other], 3, 1)).toEqual([first, other]);
  });
});
