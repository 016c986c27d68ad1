// The second phase: the counterexamples of the whole class, and the teacher's tests, are run on
// every submission. What looked right alone may fall to an input that caught somebody else.
import { nth } from "../basis/known.js";
import type { Source } from "../core/span.js";
import type { Ask } from "../jobs/job.js";
import { noSolverIn } from "../jobs/not-decided.js";
import type { Replayed } from "../jobs/replay.js";
import type { Witness } from "../report/verdict.js";
import type { GivenInput } from "../witness/given.js";
import type { Assignment, Test } from "./assignment.js";
import type { Decision, JudgedFunction } from "./decide.js";
import { exerciseOf, type Group } from "./plan.js";

/** A counterexample of somebody. */
export type ClassInput = { readonly function: string; readonly witness: Witness };

/** By function, then from small to large, then the most frequent first; each input once. */
export function classInputs(decisions: Iterable<Decision>): readonly ClassInput[] {
  const inputs = new Map<string, ClassInput>();
  const counts = new Map<string, number>();
  for (const decision of decisions) {
    for (const { answer } of decision.kind === "decided" ? decision.answers : []) {
      if (answer.verdict.kind !== "differs") continue;
      const { witness } = answer.verdict;
      const key = keyOf(answer.function, witness);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      const known = inputs.get(key);
      if (known === undefined || witness.size < known.witness.size)
        inputs.set(key, { function: answer.function, witness });
    }
  }
  const countOf = ({ function: name, witness }: ClassInput): number => counts.get(keyOf(name, witness)) ?? 0;
  return [...inputs.values()].sort(
    (a, b) =>
      compare(a.function, b.function) ||
      a.witness.size - b.witness.size ||
      countOf(b) - countOf(a) ||
      a.witness.call.length - b.witness.call.length ||
      compare(a.witness.call, b.witness.call) ||
      compare(chosenText(a.witness), chosenText(b.witness)),
  );
}

/** The same for the same input: nothing is chosen in a sequence of calls. */
export function chosenText({ chosen, call }: Witness): string {
  return JSON.stringify(chosen ?? call);
}

function keyOf(name: string, witness: Witness): string {
  return JSON.stringify([name, chosenText(witness)]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export type TestInput = { readonly function: string; readonly test: Test };

/** What submissions are run on: counterexamples of the class, the teacher's tests, and what points are given for. */
export type Tried = {
  readonly inputs: readonly ClassInput[];
  readonly tests: readonly TestInput[];
  readonly credit: readonly ClassInput[];
};

/** What a submission does on each of these. */
export type Behaviour = { readonly [K in keyof Tried]: readonly Replayed[] };

export async function behaviourOf(
  assignment: Assignment,
  group: Group,
  program: Source,
  answers: readonly JudgedFunction[],
  { inputs, tests, credit }: Tried,
  ask: Ask,
): Promise<Behaviour> {
  const own = (input: ClassInput): Replayed => ownOutcome(answers, input);
  const run = { inputs: inputs.map(own), tests: tests.map(unknown), credit: credit.map(own) };
  for (const reference of new Set(answers.map((judged) => judged.reference))) {
    const named = answers.filter((judged) => judged.reference === reference).map(({ answer }) => answer.function);
    const wanted = <T extends { readonly function: string }>(all: readonly T[]): readonly number[] =>
      all.flatMap((each, i) => (named.includes(each.function) ? [i] : []));
    const parts = [
      { into: run.inputs, at: wanted(inputs).filter((i) => inputs[i]?.witness.chosen !== undefined) },
      { into: run.credit, at: wanted(credit) },
      { into: run.tests, at: wanted(tests) },
    ] as const;
    const asked = [
      ...parts[0].at.map((i) => fromWitness(nth(inputs, i), group)),
      ...parts[1].at.map((i) => fromWitness(nth(credit, i), group)),
      ...parts[2].at.map((i) => fromTest(nth(tests, i))),
    ];
    if (asked.length === 0) continue;
    const exercise = exerciseOf(assignment, group, reference);
    const ending = await ask({ kind: "replay", request: { exercise, submission: program, inputs: asked } });
    if (ending.kind !== "done") continue; // what it did before counts; it may well run out of memory now
    const answered = ending.answer.values();
    for (const { into, at } of parts)
      for (const i of at) {
        const result = answered.next().value ?? unknown();
        if (into[i]?.kind === "no-test") into[i] = result;
      }
  }
  return run;
}

function unknown(): Replayed {
  return { kind: "no-test" };
}

/** Its own counterexample was confirmed already; a text of it need not show all that there is to a function or a cell. */
function ownOutcome(answers: readonly JudgedFunction[], { function: name, witness: input }: ClassInput): Replayed {
  for (const { answer } of answers) {
    if (answer.verdict.kind !== "differs") continue;
    const { witness } = answer.verdict;
    if (keyOf(answer.function, witness) !== keyOf(name, input)) continue;
    const { expected, got, rests, submissionCall, alone } = witness;
    const words = { ...(submissionCall !== undefined && { submissionCall }), ...(alone !== undefined && { alone }) };
    const own = ownWords(witness, input);
    return { kind: "differs", expected, got, rests, expectation: undefined, ...words, ...(own && { own }) };
  }
  return unknown();
}

/** Where one of two that share an input shows more than the call of it. */
function ownWords(witness: Witness, input: Witness): Pick<Witness, "call" | "whole" | "afterwards"> | undefined {
  const { call, whole, afterwards } = witness;
  if (!afterwards && !input.afterwards) return undefined;
  return { call, whole, ...(afterwards && { afterwards }) };
}

function fromWitness({ function: name, witness }: ClassInput, { exceptions }: Group): GivenInput {
  const input = { chosen: witness.chosen ?? [] };
  const more = witness.afterwards && { afterwards: witness.afterwards };
  return { function: name, input, exceptions, expect: undefined, raises: false, ...more };
}

/** A test may say that the reference raises, whatever the policy. */
export function fromTest({ function: name, test }: TestInput, right = test.right[0]): GivenInput {
  return {
    function: name,
    input: { call: test.call },
    exceptions: "same",
    expect: right?.text,
    raises: right?.kind === "raised",
  };
}

/** Somebody's counterexample as another submission has it: in its own language, and of what can be anything nothing is known. */
export function witnessFor(
  { general: _general, alone: _alone, afterwards: _afterwards, ...witness }: Witness,
  { expected, got, rests, own, submissionCall, alone }: Extract<Replayed, { readonly kind: "agrees" | "differs" }>,
): Witness {
  const shared = witness.submissionCall === undefined ? witness.whole : witness.call;
  const whole = submissionCall ?? own?.whole ?? shared;
  const words = { ...own, submissionCall, whole, ...(alone !== undefined && { alone }) };
  return { ...witness, ...words, expected, got, rests };
}

/** Who looked right, but goes wrong on an input of the class: the first such input is the counterexample. */
export function caughtByClass(
  judged: JudgedFunction,
  inputs: readonly ClassInput[],
  results: readonly Replayed[],
): JudgedFunction | undefined {
  const { answer, reference } = judged;
  if (answer.verdict.kind === "differs" || answer.verdict.kind === "cannot-compare") return undefined;
  if (noSolverIn(answer.verdict) !== undefined) return undefined; // with it, the counterexample may be another
  const { conditions } = answer.verdict;
  if (conditions.some(({ kind }) => kind === "same-program")) return undefined; // it may draw numbers at random
  for (const [i, input] of inputs.entries()) {
    const result = results[i];
    if (input.function !== answer.function || result?.kind !== "differs" || result.rests === "integer-width") continue;
    const witness = witnessFor(input.witness, result);
    const verdict = { kind: "differs", witness, others: [], smallest: false, smaller: 0, conditions } as const;
    return { answer: { ...answer, verdict }, reference };
  }
  return undefined;
}
