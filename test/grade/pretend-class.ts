// A class without OCaml: programs are tables from inputs to outcomes, and an asker that answers every job from them at
// once. For the tests of what is done with answers, whatever gave them.
//
//   f: 0=a 1=b 7=!Not_found     f gives a on 0 and b on 1, raises on 7, and gives x on everything else
//   # a comment; the programs with and without it are the same
//
// An outcome: text is a value, !E an exception, @3 a failed match in line 3 of its own file, ~ no end. A program of one
// word is "rejected", "dies" (takes its worker down) or "hungry" (runs out of memory).
import fc from "fast-check";
import {
  type Assignment,
  NO_TEST_SETTINGS,
  type Task,
  type TaskSettings,
  type Test,
  USUAL_SUITE,
} from "../../src/classroom/assignment.js";
import type { HandedIn } from "../../src/classroom/handed-in.js";
import type { Source } from "../../src/core/span.js";
import type { CheckRequest } from "../../src/jobs/check-request.js";
import type { Answer, Ask, Done, Ending, Job, JobKind, Lost } from "../../src/jobs/job.js";
import type { LoadedPrograms, LoadRequest } from "../../src/jobs/load.js";
import type { Replayed } from "../../src/jobs/replay.js";
import { LANGUAGES } from "../../src/languages.js";
import { encodeBytes } from "../../src/report/display.js";
import type { Incomparable, Which } from "../../src/report/incomparable.js";
import type { FunctionVerdict, Shown, Verdict, Witness } from "../../src/report/verdict.js";
import { type Attempt, type Exercise, type Policy, USUAL_BEHAVIOUR } from "../../src/subject/exercise.js";
import type { GivenInput } from "../../src/witness/given.js";
import { askerOf } from "../asking.js";

/** Programs are tables whatever their files are called. */
export const PRETEND_LANGUAGES = LANGUAGES;

/** Inputs are the numbers below this, and their sizes; a check looks at those below the budget. */
const INPUTS = 10;
const USUAL_BUDGET = 5;

export function source(name: string, text: string): Source {
  return { name, text };
}

export function assignmentOf(references: readonly string[], more: Partial<Assignment> = {}): Assignment {
  return {
    name: "pretend",
    references: references.map((text, i) => source(`reference-${i}.ml`, text)),
    prelude: undefined,
    functions: [],
    usual: SETTINGS,
    credit: "whole",
    budget: undefined,
    tests: [],
    suite: USUAL_SUITE,
    partial: true,
    locale: undefined,
    reveal: "full",
    file: undefined,
    notices: [],
    ...more,
  };
}

const SETTINGS: TaskSettings = { observe: undefined, given: [], ...USUAL_BEHAVIOUR, exceptions: "same" };

export function taskOf(name: string, points: number, more: Partial<Task> = {}): Task {
  return { name, points, credit: "whole", ...SETTINGS, suite: NO_TEST_SETTINGS, ...more };
}

export function testOf(call: string, ...right: readonly string[]): Test {
  return { name: undefined, call, right: right.map((text) => ({ kind: "value", text })) };
}

const OUTCOME = fc.constantFrom("a", "b", "!E", "@1", "@2", "~");
const TABLE = fc
  .dictionary(fc.constantFrom("0", "1", "3", "6", "8"), OUTCOME, { maxKeys: 2 })
  .map((cells) => ["f:", ...Object.entries(cells).map(([input, outcome]) => `${input}=${outcome}`)].join(" "));

/** The programs of a small class, wrong and right, readable and not. */
export const PRETEND_PROGRAMS: fc.Arbitrary<readonly string[]> = fc.array(
  fc.oneof({ weight: 8, arbitrary: TABLE }, fc.constantFrom("rejected", "dies", "hungry", "g:", "# the same\nf:")),
  { minLength: 1, maxLength: 8 },
);

/** From students to their programs. */
export function handedInBy(programs: Readonly<Record<string, string>>): readonly HandedIn[] {
  return Object.entries(programs).map(([student, text]) => handedIn(student, `${student}.ml`, text));
}

export function handedIn(student: string, file: string, text: string): HandedIn {
  return { student, file, program: source(file, text) };
}

/** Answers, and keeps what it was asked. */
export function pretendAsker(): { readonly ask: Ask; readonly asked: Job[] } {
  const asked: Job[] = [];
  return {
    asked,
    ask: askerOf(async (job) => {
      asked.push(job);
      return answer(job);
    }),
  };
}

function answer(job: Job): Ending | Lost {
  switch (job.kind) {
    case "load":
      return failureIn(job.request) ?? done<"load">(load(job.request));
    case "fingerprint":
      return failureIn(job.request) ?? done<"fingerprint">({ fingerprints: fingerprints(job.request), unchecked: [] });
    case "check":
      return failureIn(job.request) ?? done<"check">({ answers: checkAll(job.request), unchecked: [] });
    case "replay":
      return failureIn(job.request) ?? done<"replay">(job.request.inputs.map((input) => replay(job.request, input)));
    case "hints": {
      const at = { file: job.request.submission.name, start: 0, end: 1 };
      const taken = { kind: "pattern", at, text: job.request.submission.text.slice(0, 1) } as const;
      return done<"hints">({ cases: [taken], functions: [], step: undefined });
    }
    default:
      throw new Error(`nobody asks for ${job.kind}`);
  }
}

function done<K extends JobKind>(answer: Answer<K>): Done<K> {
  return { kind: "done", answer };
}

function failureIn({ exercise, submission }: LoadRequest): Ending<never> | Lost | undefined {
  return failureOf(exercise.reference) ?? (submission && failureOf(submission));
}

function failureOf({ name, text }: Source): Ending<never> | Lost | undefined {
  const at = { file: name, start: 0, end: 1 };
  switch (text.trim()) {
    case "rejected":
      return {
        kind: "rejected",
        errors: [{ code: "E101", title: "Syntax error", at, label: "", also: [], hint: undefined }],
      };
    case "dies":
      return { kind: "lost", how: "died", details: "SIGKILL" };
    case "hungry":
      return { kind: "unfinished", reason: "memory" };
    default:
      return undefined;
  }
}

type Table = ReadonlyMap<string, string>;

function tables({ text }: Source): ReadonlyMap<string, Table> {
  const lines = [...text.matchAll(/^(\w+):(.*)$/gm)];
  return new Map(
    lines.map(([, name = "", cells = ""]) => {
      const pairs = cells.split(" ").filter((cell) => cell !== "");
      return [name, new Map(pairs.map((pair) => pair.split("=") as [string, string]))];
    }),
  );
}

function namesIn({ functions, reference }: Exercise): readonly string[] {
  return functions.length > 0 ? functions : [...tables(reference).keys()];
}

function load({ exercise, submission = exercise.reference }: LoadRequest): LoadedPrograms {
  const functions = namesIn(exercise).map((name) => {
    return { function: name, refused: incomparable({ exercise, submission }, name), isValue: false };
  });
  return { functions, unchecked: [], failures: [] };
}

function fingerprints({ exercise, submission }: Attempt) {
  const own = tables(submission);
  const structure = (name: string): string => JSON.stringify([...(own.get(name) ?? [])]).replaceAll(/@\d+/g, "@");
  return {
    whole: JSON.stringify([...own.keys()].map((name) => [name, structure(name)])),
    functions: namesIn(exercise).map((name) => ({ name, structure: own.has(name) ? structure(name) : undefined })),
  };
}

function checkAll(request: CheckRequest): readonly FunctionVerdict[] {
  return namesIn(request.exercise).map((name) => {
    return { function: name, verdict: verdictOf(request, name), explored: { ...NOTHING } };
  });
}

const NOTHING = { paths: 1, runs: 1, steps: 1, solverCalls: 0, ms: 0 };

function incomparable({ exercise, submission }: Attempt, name: string): Incomparable | undefined {
  const programs = { reference: exercise.reference, submission };
  const cannot = (which: Which): Incomparable => {
    return { kind: "missing", which, name, defines: [...tables(programs[which]).keys()] };
  };
  if (!tables(exercise.reference).has(name)) return cannot("reference");
  return tables(submission).has(name) ? undefined : cannot("submission");
}

function verdictOf(request: CheckRequest, name: string): Verdict {
  const why = incomparable(request, name);
  if (why !== undefined) return { kind: "cannot-compare", why };
  const budget = request.search.budget ?? USUAL_BUDGET;
  for (let input = 0; input < Math.min(budget, INPUTS); input++) {
    const witness = witnessOf(request, name, String(input));
    if (witness !== undefined)
      return { kind: "differs", witness, others: [], smallest: true, smaller: input, conditions: [] };
  }
  return budget < USUAL_BUDGET
    ? { kind: "agrees-so-far", upTo: budget, conditions: [], limits: [{ kind: "budget" }] }
    : { kind: "agrees", upTo: budget, conditions: [] };
}

function witnessOf(attempt: Attempt, name: string, input: string): Witness | undefined {
  const { expected, got, differ } = both(attempt, attempt.exercise.exceptions, name, input);
  if (!differ) return undefined;
  const call = `${name} ${input}`;
  const shown = {
    call,
    submissionCall: undefined,
    args: [input],
    chosen: [input],
    size: Number(input),
    observed: undefined,
    whole: call,
  };
  return { ...shown, expected, got, rests: "behaviour" };
}

function both({ exercise, submission }: Attempt, exceptions: Policy, name: string, input: string) {
  const [expected, got] = [outcome(exercise.reference, name, input), outcome(submission, name, input)];
  const isTest = expected.kind === "value" || exceptions === "same";
  return { expected, got, isTest, differ: isTest && JSON.stringify(expected) !== JSON.stringify(got) };
}

function outcome(program: Source, name: string, input: string): Shown {
  const text = tables(program).get(name)?.get(input) ?? "x";
  const file = encodeBytes(program.name).replaceAll(/["\\]/g, "\\$&"); // as in a string of OCaml
  const place = `Match_failure ("${file}", ${text.slice(1)}, 0)`;
  if (text === "~") return { kind: "unfinished", why: "fuel", steps: 9 };
  if (text.startsWith("@")) return { kind: "raised", text: place, steps: 1 };
  if (text.startsWith("!")) return { kind: "raised", text: text.slice(1), steps: 1 };
  return { kind: "value", text, effects: undefined, from: undefined, steps: 1 };
}

function replay(attempt: Attempt, { function: name, input, exceptions, expect }: GivenInput): Replayed {
  const chosen = "call" in input ? (input.call.split(" ")[1] ?? "") : (input.chosen[0] ?? "");
  if (!/^\d+$/.test(chosen)) return { kind: "unusable", why: { kind: "rejected", said: `no input: ${chosen}` } };
  const { expected, got, isTest, differ } = both(attempt, exceptions, name, chosen);
  if (!isTest) return { kind: "no-test" };
  return { kind: differ ? "differs" : "agrees", expected, got, rests: "behaviour", expectation: expect };
}
