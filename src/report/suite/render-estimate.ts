// What budgets cost and cover: the small ones as they were, larger ones as they will be if they go on growing as they did.
import { lastOf } from "../../basis/known.js";
import { decodeBytes } from "../display.js";
import type { Share, SuiteWords, Words } from "../words/words.js";
import type { FunctionSuite, Round, Strength } from "./suite.js";

const FURTHER = 3;
const LONG = 60_000;

/** Up to a budget; where none was asked for, a few more than were tried. */
export function renderEstimates(
  { suites }: Words,
  functions: readonly FunctionSuite[],
  budget: number | undefined,
): string {
  return functions.map((each) => estimateOf(suites, each, budget)).join("\n");
}

function estimateOf(words: SuiteWords, suite: FunctionSuite, budget: number | undefined): string {
  const { rounds, strength, complete } = suite;
  const name = decodeBytes(suite.function);
  const rows = rounds.map((round) => {
    const branches = { some: round.branches, all: strength.branches.all };
    return row(words, round.budget, round.paths, round.ms, words.covers(branches, mutantsOf(round, strength)));
  });
  if (complete) return `${[name, ...rows, `  ${words.noMoreWays}`].join("\n")}\n`;
  const last = rounds.at(-1)?.budget ?? 0;
  const wanted = Math.max(budget ?? last + FURTHER, last);
  const further = Array.from({ length: Math.min(wanted - last, 2 * FURTHER) }, (_, i) =>
    guess(words, rounds, i === 2 * FURTHER - 1 ? wanted : last + 1 + i),
  );
  return `${[name, ...rows, ...further].join("\n")}\n`;
}

function guess(words: SuiteWords, rounds: readonly Round[], budget: number): string {
  const last = lastOf(rounds);
  const by = budget - last.budget;
  const paths = last.paths * growth(rounds, ({ paths: count }) => count) ** by;
  // Steps grow as time does, and do not depend on what else the machine has to do.
  const ms = last.ms * growth(rounds, ({ steps }) => steps) ** by;
  return row(words, budget, Math.round(paths), ms, words.guessed(ms > LONG));
}

/** From one budget to the next, over the last two steps. */
function growth(rounds: readonly Round[], measure: (round: Round) => number): number {
  const [before, last] = [rounds.at(-3) ?? rounds[0], rounds.at(-1)];
  if (before === undefined || last === undefined || before === last || measure(before) === 0) return 2;
  return Math.max(1, (measure(last) / measure(before)) ** (1 / (last.budget - before.budget)));
}

function row(words: SuiteWords, budget: number, ways: number, ms: number, note: string): string {
  return `  ${words.budget(budget)}  ${words.ways(ways)}  ${words.seconds(ms)}   ${note}`;
}

function mutantsOf({ killed }: Round, { mutants }: Strength): Share {
  return { some: killed, all: mutants.all };
}
