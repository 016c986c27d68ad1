// Answers do not depend on the solver: the embedded Z3 and the machine's own, where there is one, give
// the same on some of the pairs. `npm run bench -- solvers` compares them on all.
import { expect, test } from "vitest";
import { checkPrograms } from "../../src/jobs/check.js";
import type { SearchTools } from "../../src/jobs/tools.js";
import { tuneEngine } from "../../src/node/engine.js";
import { nativeZ3Problem } from "../../src/node/native-z3.js";
import { nodeAsk } from "../../src/node/solver.js";
import { bigSolver } from "../../src/smt/solve.js";
import { NoSolver } from "../../src/smt/solver.js";
import type { AskText } from "../../src/smt/text-solver.js";
import { both, openTestLanguage } from "../language.js";
import { requestFor, solverPairs } from "./pairs.js";

tuneEngine();
const language = await openTestLanguage();
const problem = await nativeZ3Problem();

/** One or two of each kind: products, quotients, strings put together, their order, lists. */
const CHOSEN = [
  "sign_of_product",
  "zero_product",
  "divisible",
  "ceiling",
  "norm",
  "empty_join",
  "abc",
  "join_list",
  "below_words",
];
const pairs = solverPairs().filter(({ name }) => CHOSEN.includes(name.split(" ")[0] ?? ""));

async function answersOf(ask: AskText): Promise<{ answers: string[]; queries: number }> {
  let queries = 0;
  const solver = bigSolver((text) => {
    queries++;
    return ask(text);
  });
  const tools: SearchTools = {
    solver,
    memoryIsLow: () => false,
    isCancelled: () => false,
    onProgress: () => undefined,
    now: () => 0,
  };
  const answers: string[] = [];
  for (const pair of pairs)
    answers.push(
      `${pair.name}: ${JSON.stringify(await checkPrograms(both(language), requestFor(pair, "embedded"), tools))}`,
    );
  return { answers, queries };
}

const embedded = await answersOf(nodeAsk("embedded"));

test("the pairs are read, and ask the solver a lot", () => {
  expect(embedded.answers.filter((answer) => !answer.includes('"ok":true'))).toEqual([]);
  expect(embedded.queries).toBeGreaterThan(30);
});

test(`the machine's own Z3 gives the same${problem === undefined ? "" : `: not compared, ${problem}`}`, async () => {
  if (problem !== undefined && process.env.CI === undefined) return;
  expect(problem).toBeUndefined();
  const native = await answersOf(nodeAsk("native"));
  expect(native.queries).toBeGreaterThan(30);
  expect(native.answers).toEqual(embedded.answers);
});

test("without a Z3, what needs none is the same, and the rest is not known", async () => {
  const without = await answersOf(() => Promise.reject(new NoSolver("no-solver")));
  const isOpen = (answer: string): boolean =>
    answer.includes('"verdict":{"kind":"agrees-so-far","upTo":0,"conditions":[],"limits":[{"kind":"no-solver"}]}');
  const open = without.answers.filter(isOpen);
  expect(open.length).toBeGreaterThan(5);
  expect(without.answers.length - open.length).toBeGreaterThan(5);
  expect(without.answers.filter((answer, i) => !isOpen(answer) && answer !== embedded.answers[i])).toEqual([]);
});
