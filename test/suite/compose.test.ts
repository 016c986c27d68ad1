// Composing summaries finds the ways that running the program finds, neither more nor fewer, and each has an input.
import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "../../src/language/language.js";
import { USUAL_COSTS } from "../../src/questions/cover/costs.js";
import type { Covered } from "../../src/questions/cover/cover.js";
import { composingPays } from "../../src/questions/cover/whether-to-compose.js";
import { quickSolve } from "../../src/smt/quick/quick-solve.js";
import type { Solver } from "../../src/smt/solver.js";
import { openTestLanguage } from "../language.js";
import { ALONE_PROGRAMS } from "../laws/alone-programs.js";
import { openTestSolver } from "../laws/test-solver.js";
import { CAREFUL_PROGRAMS, COMPOSE_PROGRAMS } from "./compose-programs.js";
import { coveringOf, coverPair, pairOf } from "./cover-function.js";

let language: Language;
let solver: Solver;
beforeAll(async () => {
  language = await openTestLanguage();
  solver = openTestSolver();
});

function ways({ paths }: Covered): readonly string[] {
  return paths.map(({ taken, cost, inputs }) => `${cost}: ${taken.join(" ")} ${inputs.length}`).sort();
}

type Both = readonly [run: Covered, composed: Covered];
const known = new Map<string, Promise<Both>>();

/** What another test has asked about is not run again. */
function bothWays(text: string, name: string, budget: number): Promise<Both> {
  const key = JSON.stringify([text, name, budget]);
  const both = known.get(key) ?? coverBoth(text, name, budget);
  known.set(key, both);
  return both;
}

async function coverBoth(text: string, name: string, budget: number): Promise<Both> {
  const { pair } = pairOf(language, text, text, name);
  const limited = { stepsMax: 3_000_000 };
  return [
    await coverPair(pair, solver, budget, {}, { ...limited, composes: false }),
    await coverPair(pair, solver, budget, {}, { ...limited, composes: true }),
  ];
}

describe("the same ways", () => {
  const programs = [...COMPOSE_PROGRAMS, ...CAREFUL_PROGRAMS].map((each) => [each.kind, each] as const);
  test.each(programs)("%s", async (_kind, { text, function: name, budgets }) => {
    const [run, composed] = await bothWays(text, name, budgets[0]);
    expect(run.complete && composed.complete).toBe(true);
    expect(ways(composed)).toEqual(ways(run));
  });

  test.each(ALONE_PROGRAMS.map(({ name, text }) => [name, text]))("%s", async (_name, text) => {
    const [run, composed] = await bothWays(text, "f", 3);
    expect(composed.complete).toBe(true);
    expect(ways(composed)).toEqual(ways(run));
  });
});

describe("fewer questions", () => {
  test("where calls are alike", async () => {
    const numbers = COMPOSE_PROGRAMS.find(({ kind }) => kind === "conditions on numbers");
    const [run, composed] = await bothWays(numbers?.text ?? "", "f", 5);
    expect(run.quickCalls).toBeGreaterThan(1_000);
    expect(composed.quickCalls).toBeLessThan(10);
  });

  test.each([
    ["what needs the big solver", true],
    ["search trees", false],
    ["much that is known", false],
  ])("%s: composing pays: %s", async (kind, pays) => {
    const { text, function: name, budgets } = COMPOSE_PROGRAMS.find((each) => each.kind === kind) as never;
    const { pair } = pairOf(language, text, text, name);
    const settings = {
      budget: budgets[1],
      costs: USUAL_COSTS,
      policy: "same",
      inputsPerPath: 1,
      order: "level",
      pathsMax: 100_000,
      stepsMax: 1_000_000,
      composes: false,
    } as const;
    const tools = { quick: quickSolve, solver, isStopped: () => false, onProgress: () => undefined };
    expect(await composingPays(coveringOf(pair), settings, tools)).toBe(pays);
  });
});
