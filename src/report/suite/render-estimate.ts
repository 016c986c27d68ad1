// What budgets cost and cover: the small ones as they were, larger ones as they will be if they go on growing as they did.
import type { FunctionSuite, Round } from "./suite.js";

const FURTHER = 3;
const LONG = 60_000;

/** Up to a budget; where none was asked for, a few more than were tried. */
export function renderEstimates(functions: readonly FunctionSuite[], budget: number | undefined): string {
  return functions.map((each) => estimateOf(each, budget)).join("\n");
}

function estimateOf({ function: name, rounds, strength, complete }: FunctionSuite, budget: number | undefined): string {
  const { branches, mutants } = strength;
  const rows = rounds.map(
    (round) =>
      `  budget ${String(round.budget).padStart(2)}  ${ways(round.paths)}  ${seconds(round.ms)}   ${round.branches} of ${branches.all} branches, ${round.killed} of ${mutants.all} mutants`,
  );
  if (complete) return `${[name, ...rows, "  There are no more ways."].join("\n")}\n`;
  const last = rounds.at(-1)?.budget ?? 0;
  const wanted = Math.max(budget ?? last + FURTHER, last);
  const further = Array.from({ length: Math.min(wanted - last, 2 * FURTHER) }, (_, i) =>
    guess(rounds, i === 2 * FURTHER - 1 ? wanted : last + 1 + i),
  );
  return `${[name, ...rows, ...further].join("\n")}\n`;
}

function guess(rounds: readonly Round[], budget: number): string {
  const last = rounds.at(-1) as Round;
  const by = budget - last.budget;
  const paths = last.paths * growth(rounds, ({ paths: count }) => count) ** by;
  // Steps grow as time does, and do not depend on what else the machine has to do.
  const ms = last.ms * growth(rounds, ({ steps }) => steps) ** by;
  const warning = ms > LONG ? "   long" : "";
  return `  budget ${String(budget).padStart(2)}  ${ways(Math.round(paths))}  ${seconds(ms)}   expected${warning}`;
}

/** From one budget to the next, over the last two steps. */
function growth(rounds: readonly Round[], measure: (round: Round) => number): number {
  const [before, last] = [rounds.at(-3) ?? rounds[0], rounds.at(-1)];
  if (before === undefined || last === undefined || before === last || measure(before) === 0) return 2;
  return Math.max(1, (measure(last) / measure(before)) ** (1 / (last.budget - before.budget)));
}

function ways(count: number): string {
  return `${String(count).padStart(7)} way${count === 1 ? " " : "s"}`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2).padStart(8)} s`;
}
