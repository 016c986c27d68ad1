// npm run bench:suite [-- --quick]: the interpreter of the thesis (figure 8.3), in OCaml. For each budget and its costs:
// the time, the ways and the questions to solvers for the reference, and how many of the eleven faults are noticed by
// the tests of the reference and the faulty program itself, and by those of all programs.

import type { Covered } from "../../src/questions/cover/cover.js";
import { judge } from "../../src/questions/refute/confirm.js";
import type { Pair } from "../../src/questions/refute/pair.js";
import { PATIENT } from "../../src/questions/refute/witness.js";
import { openTestLanguage } from "../language.js";
import { openTestSolver } from "../laws/test-solver.js";
import { coverPair, pairOf } from "./cover-function.js";
import { FAULTY, INTERPRETER } from "./interpreter.js";

type Configuration = {
  readonly budget: number;
  readonly add: number;
  readonly num: number;
  /** The thesis's figures for the reference: milliseconds, questions, tests; undefined: no end in two hours. */
  readonly thesis: readonly [number, number, number] | undefined;
};

const CONFIGURATIONS: readonly Configuration[] = [
  { budget: 1, add: 0, num: 0, thesis: [74, 24, 3] },
  { budget: 2, add: 0, num: 0, thesis: [214, 43, 8] },
  { budget: 3, add: 0, num: 0, thesis: [660, 111, 21] },
  { budget: 4, add: 0, num: 0, thesis: [2108, 331, 58] },
  { budget: 5, add: 0, num: 0, thesis: [6406, 999, 159] },
  { budget: 6, add: 0, num: 0, thesis: [20999, 3051, 446] },
  { budget: 7, add: 0, num: 0, thesis: [79595, 9432, 1286] },
  { budget: 8, add: 0, num: 0, thesis: undefined },
  { budget: 7, add: 1, num: 0, thesis: [19833, 2696, 335] },
  { budget: 8, add: 1, num: 0, thesis: [82397, 7135, 798] },
  { budget: 9, add: 1, num: 0, thesis: undefined },
  { budget: 8, add: 1, num: 1, thesis: [36362, 4129, 430] },
  { budget: 9, add: 1, num: 1, thesis: [212624, 10166, 967] },
  { budget: 10, add: 1, num: 1, thesis: undefined },
  { budget: 9, add: 1, num: 2, thesis: [135543, 8156, 723] },
  { budget: 10, add: 1, num: 2, thesis: undefined },
];
const QUICK_MAX = 4;

async function main(): Promise<void> {
  const language = await openTestLanguage();
  const solver = openTestSolver();
  const pairs = FAULTY.map(({ text }) => pairOf(language, INTERPRETER, text, "run").pair);
  const { pair: own } = pairOf(language, INTERPRETER, INTERPRETER, "run");
  const isQuick = process.argv.includes("--quick");
  process.stdout.write(
    "| budget | AddC | NumC | ms | questions | ways | thesis: ms | questions | tests | Ref + Self | All |\n|---|---|---|---|---|---|---|---|---|---|---|\n",
  );
  for (const { budget, add, num, thesis } of CONFIGURATIONS) {
    if (isQuick && budget > QUICK_MAX) continue;
    const matches = new Map([
      ["AddC", add],
      ["NumC", num],
    ]);
    const start = performance.now();
    const alone = await coverPair(own, solver, budget, { matches });
    const ms = performance.now() - start;
    const self: Covered[] = [];
    for (const pair of pairs) self.push(await coverPair(pair, solver, budget, { matches }, { side: "submission" }));
    const everyone = [alone, ...self];
    const refSelf = pairs.map((pair, i) => notices(pair, [alone, self[i] as Covered]));
    const all = pairs.map((pair, i) => refSelf[i] || notices(pair, everyone));
    const cells = [
      budget,
      add,
      num,
      Math.round(ms),
      alone.quickCalls + alone.searched.solverCalls,
      alone.paths.length,
      ...(thesis ?? ["timeout", "", ""]),
      missing(refSelf),
      missing(all),
    ];
    process.stdout.write(`| ${cells.join(" | ")} |\n`);
  }
}

function notices(pair: Pair, covered: readonly Covered[]): boolean {
  return covered.some(({ paths }) =>
    paths.some(({ inputs }) =>
      inputs.some(({ input }) => judge({ pair, policy: "same", given: undefined, steps: 0 }, input, PATIENT)?.differ),
    ),
  );
}

/** How many are noticed, and which are not. */
function missing(noticed: readonly (boolean | undefined)[]): string {
  const left = FAULTY.filter((_, i) => !noticed[i]).map(({ name }) => name);
  return `${noticed.length - left.length} of ${noticed.length}${left.length > 0 && left.length < 4 ? ` (not ${left.join(", ")})` : ""}`;
}

await main();
