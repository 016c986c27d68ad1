// npm run bench:compose: the ways of functions, found by running the program again and again and by composing summaries
// of calls: processor time (the median of five runs, after one that warms up), runs, questions to the quick and the big solver, and which of the
// two is chosen.
import { USUAL_COSTS } from "../../src/questions/cover/costs.js";
import type { CoverSettings } from "../../src/questions/cover/cover.js";
import { composingPays } from "../../src/questions/cover/whether-to-compose.js";
import { quickSolve } from "../../src/smt/quick/quick-solve.js";
import type { Solver } from "../../src/smt/solver.js";
import type { Pair } from "../../src/subject/pair.js";
import { openTestLanguage } from "../language.js";
import { openTestSolver } from "../laws/test-solver.js";
import { COMPOSE_PROGRAMS } from "./compose-programs.js";
import { coveringOf, coverPair, pairOf } from "./cover-function.js";

async function main(): Promise<void> {
  const language = await openTestLanguage();
  const solver = openTestSolver();
  process.stdout.write(
    "| program | budget | paths | running: ms | runs | questions | composing: ms | runs | questions | chosen |\n|---|---|---|---|---|---|---|---|---|---|\n",
  );
  for (const { kind, text, function: name, budgets } of COMPOSE_PROGRAMS) {
    const { pair } = pairOf(language, text, text, name);
    const budget = budgets[1];
    const running = await measured(pair, solver, budget, false);
    const composing = await measured(pair, solver, budget, true);
    const chosen = (await pays(pair, solver, budget)) ? "composing" : "running";
    const cells = [kind, budget, running.ways, ...running.cells, ...composing.cells, chosen];
    process.stdout.write(`| ${cells.join(" | ")} |\n`);
  }
}

type Measured = { readonly ways: number; readonly cells: readonly (number | string)[] };

async function measured(pair: Pair, solver: Solver, budget: number, composes: boolean): Promise<Measured> {
  const once = () => coverPair(pair, solver, budget, {}, { inputsPerPath: 0, composes });
  const { paths, searched, quickCalls } = await once();
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const start = process.cpuUsage();
    await once();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1_000);
  }
  const median = times.sort((a, b) => a - b)[2] ?? 0;
  const questions = `${quickCalls}${searched.solverCalls > 0 ? ` + ${searched.solverCalls}` : ""}`;
  return { ways: paths.length, cells: [Math.round(median), searched.runs, questions] };
}

function pays(pair: Pair, solver: Solver, budget: number): Promise<boolean> {
  const settings: CoverSettings = {
    budget,
    costs: USUAL_COSTS,
    policy: "same",
    inputsPerPath: 1,
    order: "level",
    pathsMax: 100_000,
    stepsMax: 1_000_000_000,
    composes: false,
  };
  return composingPays(coveringOf(pair), settings, {
    quick: quickSolve,
    solver,
    isStopped: () => false,
    onProgress: () => undefined,
  });
}

await main();
