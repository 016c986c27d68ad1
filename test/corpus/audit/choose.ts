// Which pairs are audited: our own mutants, and submissions drawn by a fixed seed from every problem
// in turn, most of them such as nobody refutes.
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import { attemptOf } from "../../attempt.js";
import { type Task, tasksOf } from "../check/task.js";
import type { Corpus, Label } from "../read.js";
import { MUTANTS, type Mutant } from "./mutants.js";

/** Of the pairs that are no mutants, how many are refuted: there the claim is that nothing smaller parts them. */
const WRONG_SHARE = 0.15;

export function choosePairs(corpus: Corpus, count: number, seed: number): readonly Task[] {
  const left = Math.max(0, count - MUTANTS.length);
  const wrong = Math.round(left * WRONG_SHARE);
  return [
    ...MUTANTS.map(mutantTask),
    ...draw(corpus, "unrefuted", left - wrong, seed),
    ...draw(corpus, "wrong", wrong, seed),
  ];
}

export function mutantTask({ name, function: wanted, reference, mutant }: Mutant): Task {
  return {
    problem: "mutants",
    id: name,
    label: "wrong",
    request: {
      ...attemptOf(reference, mutant, { functions: [wanted] }),
      submission: { name: "mutant.ml", text: mutant },
      search: USUAL_SEARCH,
    },
  };
}

function draw(corpus: Corpus, label: Label, count: number, seed: number): readonly Task[] {
  const tasks = tasksOf(corpus, USUAL_SEARCH, (submission) => submission.label === label);
  const next = randomNumbers(seed);
  const queues = [...corpus.problems.keys()].map((problem) =>
    shuffled(
      tasks.filter((t) => t.problem === problem),
      next,
    ),
  );
  const drawn: Task[] = [];
  for (let round = 0; drawn.length < Math.min(count, tasks.length); round++) {
    for (const queue of queues) {
      const task = queue[round];
      if (task !== undefined && drawn.length < count) drawn.push(task);
    }
  }
  return drawn;
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  return items
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** The same numbers for the same seed, between 0 and 1 (a linear congruence modulo 2^32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
