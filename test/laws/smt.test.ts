// Laws of solvers, on random queries held against models tried one by one: the quick solver is
// never wrong, Z3 agrees with it and with what was tried, and every model makes its query hold.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { atomValue, holds, type Model, USUAL } from "../../src/smt/model.js";
import { quickSolve } from "../../src/smt/quick/quick-solve.js";
import { isNonLinear, printRelaxed } from "../../src/smt/relaxed.js";
import { quoted } from "../../src/smt/sexp.js";
import { impossibleByResidues } from "../../src/smt/small/residues.js";
import { smallSolve } from "../../src/smt/small/small-solve.js";
import { printQuery, readAnswer } from "../../src/smt/smtlib.js";
import { NoSolver, type SolverAnswer } from "../../src/smt/solver.js";
import type { Constant } from "../../src/smt/term.js";
import { textSolver } from "../../src/smt/text-solver.js";
import { unknownsOf } from "../../src/smt/unknowns.js";
import { checked } from "../../src/smt/wrappers/checked.js";
import { embeddedZ3, type StartZ3 } from "../../src/smt/z3/open-z3.js";
import { sweep } from "../sweep.js";
import { type Flavour, queryFrom, type RandomQuery, randomNumbers, someModel, triedAll } from "./random-query.js";

const PLAIN: Flavour = { texts: false, calls: false, products: false };
const FLAVOURS: readonly (readonly [string, Flavour])[] = [
  ["integers", PLAIN],
  ["products", { ...PLAIN, products: true }],
  ["functions", { ...PLAIN, calls: true }],
  ["strings", { ...PLAIN, texts: true }],
  ["everything", { texts: true, calls: true, products: true }],
];

function isRight(random: RandomQuery, answer: SolverAnswer): void {
  const tried = someModel(random);
  if (answer.kind === "sat") expect(allHold(random, answer.model)).toBe(true);
  if (answer.kind === "unsat") expect(tried).toBeUndefined();
  if (answer.kind === "sat" && triedAll(random)) expect(tried).toBeDefined();
}

function allHold({ query }: RandomQuery, model: Model): boolean {
  return query.every((lit) => holds(model, lit));
}

describe("the quick solver is never wrong", () => {
  test.each(FLAVOURS)("%s", (_, flavour) => {
    const answered = new Map<string, number>();
    const law = fc.property(randomNumbers, (numbers) => {
      const random = queryFrom(numbers, flavour);
      const answer = quickSolve(random.query, USUAL);
      isRight(random, answer);
      answered.set(answer.kind, (answered.get(answer.kind) ?? 0) + 1);
    });
    fc.assert(law, { seed: 11, numRuns: sweep(400, 1500) });
    expect(answered.get("sat")).toBeGreaterThan(sweep(260, 1000));
    expect(answered.get("unsat")).toBeGreaterThan(sweep(6, 30));
  });

  test("nor from a model of all but the last condition", () => {
    const law = fc.property(randomNumbers, (numbers) => {
      const random = queryFrom(numbers, { texts: true, calls: true, products: true });
      const before = quickSolve(random.query.slice(0, -1), USUAL);
      if (before.kind === "sat") isRight(random, quickSolve(random.query, before.model));
    });
    fc.assert(law, { seed: 12, numRuns: sweep(400, 1500) });
  });

  test("and gives the same answer every time", () => {
    const law = fc.property(randomNumbers, (numbers) => {
      const answers = [0, 0].map(() => {
        const random = queryFrom(numbers, { texts: true, calls: true, products: true });
        const answer = quickSolve(random.query, USUAL);
        return answer.kind === "sat" ? valuesOf(random, answer.model) : answer.kind;
      });
      expect(answers[0]).toEqual(answers[1]);
    });
    fc.assert(law, { seed: 13, numRuns: 200 });
  });
});

function valuesOf({ query }: RandomQuery, model: Model): readonly Constant[] {
  return query.flatMap(({ cond }) => unknownsOf(cond).atoms.map((atom) => atomValue(model, atom)));
}

test("what is printed for a model is read back as that model", () => {
  const law = fc.property(randomNumbers, (numbers) => {
    const random = queryFrom(numbers, { texts: true, calls: true, products: true });
    const tried = someModel(random);
    if (tried === undefined) return;
    const unknowns = [...new Set(random.query.flatMap(({ cond }) => unknownsOf(cond).atoms))];
    const pairs = unknowns.sort((a, b) => a.id - b.id).map((atom) => `(a ${asText(atomValue(tried, atom))})`);
    const answer = readAnswer(random.query, USUAL, `sat\n(${pairs.join("\n ")})\n`);
    expect(answer.kind === "sat" && allHold(random, answer.model)).toBe(true);
  });
  fc.assert(law, { seed: 14, numRuns: 500 });
});

function asText(value: Constant): string {
  if (typeof value === "string") return quoted(value);
  return typeof value !== "boolean" && value < 0 ? `(- ${-value})` : String(value);
}

describe("what we tell without asking is right", () => {
  test.each(FLAVOURS)("%s", (_, flavour) => {
    const answered = new Map<string, number>();
    const law = fc.property(randomNumbers, (numbers) => {
      const random = queryFrom(numbers, flavour);
      const answer = smallSolve(random.query, USUAL);
      isRight(random, answer);
      if (impossibleByResidues(random.query)) expect(someModel(random)).toBeUndefined();
      answered.set(answer.kind, (answered.get(answer.kind) ?? 0) + 1);
    });
    fc.assert(law, { seed: 16, numRuns: sweep(200, 600) });
    expect(answered.get("sat")).toBeGreaterThan(sweep(130, 400));
    expect(answered.get("unsat")).toBeGreaterThan(sweep(2, 10));
  });
});

describe("Z3, embedded", () => {
  const require = createRequire(import.meta.url);
  const ask = embeddedZ3(async () => ({
    start: require("z3-solver/build/z3-built.js") as StartZ3,
    wasmBinary: readFileSync(require.resolve("z3-solver/build/z3-built.wasm")),
  }));
  const solver = checked(textSolver(ask));
  const EFFORT = 10_000;

  test.each(FLAVOURS)("is never wrong and agrees with the quick solver: %s", async (_, flavour) => {
    let decided = 0;
    const law = fc.asyncProperty(randomNumbers, async (numbers) => {
      const random = queryFrom(numbers, flavour);
      const [answer, quick] = [await solver(random.query, USUAL, EFFORT), quickSolve(random.query, USUAL)];
      isRight(random, answer);
      expect(answer).not.toEqual({ kind: "unknown", why: "crashed" });
      if (answer.kind === "unknown") return;
      decided++;
      if (quick.kind !== "unknown") expect(answer.kind).toBe(quick.kind);
    });
    await fc.assert(law, { seed: 15, numRuns: sweep(25, 60) });
    expect(decided).toBeGreaterThan(sweep(22, 55));
  });

  test("what has no real solution has no integer one", async () => {
    const answered = new Map<string, number>();
    const law = fc.asyncProperty(randomNumbers, async (numbers) => {
      const random = queryFrom(numbers, { ...PLAIN, products: true });
      if (!isNonLinear(random.query)) return;
      const { kind } = readAnswer([], USUAL, await ask(printRelaxed(random.query, EFFORT)));
      answered.set(kind, (answered.get(kind) ?? 0) + 1);
      if (kind === "unsat") expect(someModel(random)).toBeUndefined();
    });
    await fc.assert(law, { seed: 19, numRuns: sweep(150, 400) });
    expect(answered.get("unsat")).toBeGreaterThan(sweep(0, 3));
    expect(answered.get("sat")).toBeGreaterThan(sweep(10, 30));
  });

  test("what was asked before does not matter", async () => {
    const texts = fc.sample(randomNumbers, { seed: 19, numRuns: 12 }).map((numbers) => {
      return printQuery(queryFrom(numbers, { texts: true, calls: true, products: true }).query, EFFORT);
    });
    const first = new Map<string, string>();
    for (const text of texts) first.set(text, await ask(text));
    for (const text of texts.reverse()) expect(await ask(text)).toBe(first.get(text));
  });

  test("stops when its effort is spent, and goes on with the next question", async () => {
    const hard =
      "(push)(declare-const x Int)(declare-const y Int)(declare-const z Int)(assert (= (+ (* x x x) (* y y y) (* z z z)) 42))(check-sat)(pop)";
    expect(await ask(`(set-option :rlimit 1000)${hard}`)).toMatch(/^unknown/);
    const { query } = queryFrom([1, 0, 0, 0, 3, 0, 0, 2], PLAIN);
    expect(await ask(printQuery(query, EFFORT))).toMatch(/^(un)?sat/);
  });

  test("survives nonsense", async () => {
    expect(await ask("(assert (foo")).toContain("error");
    expect(await ask("(push)(check-sat)(pop)")).toMatch(/^sat/);
  });

  test("one that does not start is no answer, a crash is one, and the next question starts afresh", async () => {
    let starts = 0;
    const calls: Readonly<Record<string, () => unknown>> = {
      Z3_get_full_version: () => "Z3 5.1.0.0",
      Z3_eval_smtlib2_string: () => {
        if (starts === 2) throw new Error('no "memory"');
        return "unsat\n";
      },
    };
    const fragile = embeddedZ3(async () => {
      if (starts++ === 0) throw new Error("no file");
      const ccall = (name: string): unknown => (calls[name] ?? (() => 1))();
      return { start: async () => ({ _set_noop_error_handler: () => undefined, ccall }), wasmBinary: new Uint8Array() };
    });
    await expect(fragile("(check-sat)")).rejects.toThrow(new NoSolver("broken-solver", ": Error: no file"));
    expect(await fragile("(check-sat)")).toBe(`(error "Error: no 'memory'")`);
    expect(await fragile("(check-sat)")).toBe("unsat\n");
    expect(starts).toBe(3);
  });
});
