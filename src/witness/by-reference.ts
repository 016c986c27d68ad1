// A submission judged by its reference: both are run on the same input, and what comes of it is compared.
import { nth } from "../basis/known.js";
import { isKey } from "../core/key.js";
import type { Type } from "../core/type.js";
import { fieldsOf, isData, type Value } from "../core/value.js";
import type { Limits, Report } from "../eval/outcome.js";
import { alikeException, sameException } from "../eval/share.js";
import { contentOf } from "../explore/unknown.js";
import type { Policy } from "../subject/exercise.js";
import { isUnmade } from "../subject/hidden/disguise.js";
import { mayGiveMemory } from "../subject/memory.js";
import type { Pair } from "../subject/pair.js";
import { callTypes, endedOf } from "../subject/recording.js";
import type { Predicate, Running, Subject } from "../subject/subject.js";
import { type Comparing, sameResults, sameWholeLeaves } from "./compare.js";
import type { Fuel, Input, Judge, Judged } from "./judge.js";
import { limitsOf } from "./limits.js";

/** What the reference did on an input, and left of it; where it raised, the calls that it had made. */
export type ReferenceRun = {
  readonly expected: Report;
  readonly leftByReference: readonly Value[];
  readonly callsByReference: readonly Value[];
};

/** Both runs on one input, and what each left of it. */
export type Both = ReferenceRun & {
  readonly got: Report;
  readonly leftBySubmission: readonly Value[];
  readonly callsBySubmission: readonly Value[];
};

export type ReferenceJudge = Judge<Both> & {
  /** What the reference does; undefined when that is no test. */
  readonly expects: (input: Input, fuel: Fuel) => ReferenceRun | undefined;
  /** The submission beside what the reference was seen to do; undefined: it came to what is not supported. */
  readonly compare: (input: Input, seen: ReferenceRun, fuel: Fuel) => Judged<Both> | undefined;
};

/** `given`: other inputs are no tests. */
export function judgeByReference(pair: Pair, policy: Policy, given: Predicate | undefined): ReferenceJudge {
  let steps = 0;
  let runs = 0;
  const own = judgeAlone(pair.reference, policy, given);
  const expects: ReferenceJudge["expects"] = (input, fuel) => own.judge(input, fuel)?.seen;
  const compare: ReferenceJudge["compare"] = (input, seen, fuel) => {
    const leftBySubmission = input.args("submission");
    const limits = limitsOf(fuel.submission(seen.expected.steps), fuel.depth?.(seen.expected.steps));
    const { report: got, calls: callsBySubmission } = endedOf(called(pair.submission, leftBySubmission, limits));
    steps += got.steps;
    runs++;
    if (got.outcome.kind === "unsupported") return undefined;
    const { expected, leftByReference, callsByReference } = seen; // spreading it would take as long as a small run
    const both = { expected, leftByReference, callsByReference, got, leftBySubmission, callsBySubmission };
    return { seen: both, verdict: verdictOf(pair, policy, input, both, fuel) };
  };
  return {
    expects,
    compare,
    judge: (input, fuel) => {
      const seen = expects(input, fuel);
      return seen && compare(input, seen, fuel);
    },
    steps: () => steps + own.steps(),
    runs: () => runs + own.runs(),
  };
}

/** A program that nobody judges: what it does is right, where it is a test at all. */
export function judgeAlone(subject: Subject, policy: Policy, given: Predicate | undefined): Judge<ReferenceRun> {
  let steps = 0;
  let runs = 0;
  return {
    judge: ({ args }, fuel) => {
      const limits = limitsOf(fuel.reference);
      if (given !== undefined && !holds(subject, given, args("reference"), limits)) return undefined;
      const leftByReference = args("reference");
      const { report: expected, calls: callsByReference } = endedOf(called(subject, leftByReference, limits));
      steps += expected.steps;
      runs++;
      const seen = { expected, leftByReference, callsByReference };
      return isTest(policy, expected) ? { seen, verdict: "right" } : undefined;
    },
    steps: () => steps,
    runs: () => runs,
  };
}

function called({ machine, side }: Running, args: readonly Value[], limits: Limits): Report {
  machine.reset();
  return machine.call(side.name, args, limits);
}

function holds({ machine }: Running, { name, arity }: Predicate, args: readonly Value[], limits: Limits): boolean {
  machine.reset();
  const { outcome } = machine.call(name, args.slice(0, arity), limits);
  return outcome.kind === "value" && outcome.value === true;
}

export function isTest(policy: Policy, { outcome }: Report): boolean {
  if (outcome.kind === "raised") return policy === "same" && !isUnmade(outcome.exn);
  return outcome.kind === "value" || outcome.kind === "exited";
}

function verdictOf(pair: Pair, policy: Policy, input: Input, both: Both, fuel: Fuel): Judged<Both>["verdict"] {
  if (both.got.outcome.kind === "unfinished") return "unfinished";
  return differ(pair, policy, input, both, fuel) ? "wrong" : "right";
}

function differ(pair: Pair, policy: Policy, { further }: Input, both: Both, fuel: Fuel): boolean {
  return !sameOnBoth(pair, wholeValues(pair, policy, further, fuel), both);
}

/** Whether what was seen on an input is the same. */
export function sameOnBoth(pair: Pair, comparing: Comparing, both: Both): boolean {
  const { expected, got } = both;
  if (!comparing.sameEnds(expected, got, pair.reference.effects)) return false;
  const [a, b] = [expected.outcome, got.outcome];
  if (a.kind === "exited") return true; // nobody is left to look at the arguments
  if (!sameLeft(pair, comparing, both)) return false;
  if (!sameCalls(pair, comparing, both.callsByReference, both.callsBySubmission)) return false;
  return a.kind !== "value" || b.kind !== "value" || sameResults(comparing, pair.reference.result, a.value, b.value);
}

/** Where the reference prints, the submission prints the same; otherwise it may print, unless that is all it does. */
function samePrinted({ reference: { printed } }: Pair, expected: Report, got: Report, effects: boolean): boolean {
  if (printed === "ignore" || expected.output === got.output) return true;
  return printed === "reference" && !effects && expected.output === "";
}

/** Whether what is printed belongs to what the two are shown to do: where it is compared, and there is something. */
export function printsMatter({ printed }: Pick<Subject, "printed">, expected: Report, got: Report): boolean {
  if (printed === "ignore") return false;
  return expected.output !== "" || (printed === "same" && got.output !== "");
}

/** Whether two runs ended alike, whatever values they gave; `effects`: what is printed is all that they do. */
export function sameEnds(
  pair: Pair,
  expected: Report,
  got: Report,
  effects: boolean,
  sameExn: (a: Value, b: Value) => boolean,
): boolean {
  const [a, b] = [expected.outcome, got.outcome];
  if (a.kind !== b.kind || !samePrinted(pair, expected, got, effects)) return false;
  if (a.kind === "raised" && b.kind === "raised") return sameExn(a.exn, b.exn);
  return a.kind === "value" || (a.kind === "exited" && b.kind === "exited" && a.code === b.code);
}

/** Whether two that raised had made the same calls. */
export function sameCalls(
  { reference: { recording } }: Pair,
  comparing: Comparing,
  a: readonly Value[],
  b: readonly Value[],
): boolean {
  const types = recording === undefined ? [] : callTypes(recording);
  return a.every((calls, i) => sameResults(comparing, nth(types, i), calls, nth(b, i)));
}

/** Whether both left the same of the input. */
function sameLeft(
  { reference: { params, shapes } }: Pair,
  comparing: Comparing,
  { leftByReference, leftBySubmission }: Both,
): boolean {
  return params.every((type, i) => {
    if (type.kind === "fn" || !shapes.holdsMutable(type)) return true;
    return sameResults(comparing, type, nth(leftByReference, i), nth(leftBySubmission, i));
  });
}

/** How often functions in results are applied: once where they cannot remember anything. */
export function roundsOf({ reference, submission }: Pair): number {
  return mayGiveMemory(reference.side) || mayGiveMemory(submission.side) ? ROUNDS : 1;
}

const ROUNDS = 3;

export function wholeValues(pair: Pair, policy: Policy, further: readonly Value[], fuel: Fuel): Comparing {
  const { reference, submission } = pair;
  const sameExn = (a: Value, b: Value): boolean => sameExceptions(pair, a, b, (_, x, y) => sameWhole(x, y));
  return {
    shapes: reference.shapes,
    content: contentOf,
    look: (value) => value,
    sameLeaves: sameWholeLeaves,
    cutOff: () => undefined,
    rounds: roundsOf(pair),
    isTest: (report) => isTest(policy, report),
    sameEnds: (expected, got, effects) => sameEnds(pair, expected, got, effects, sameExn),
    argument: (n) => further[n] ?? 0,
    applyReference: (fn, args) => reference.machine.apply(fn, args, limitsOf(fuel.reference)),
    applySubmission: (fn, args) => submission.machine.apply(fn, args, limitsOf(fuel.submission(fuel.reference))),
  };
}

/** The same constructor, as the programs are linked, and the same arguments. */
export function sameExceptions(
  { link }: Pair,
  a: Value,
  b: Value,
  sameField: (type: Type, a: Value, b: Value) => boolean,
): boolean {
  if (isData(a) && isData(b) && alikeException(link, a.k, b.k)) return true;
  // How many there were before does not matter.
  const isSame = (type: Type | undefined, one: Value, other: Value): boolean =>
    type === undefined || isKey(type) || sameField(type, one, other);
  if (!isData(a) || !isData(b) || !sameException(link, a.k, b.k)) return false;
  const [x, y] = [fieldsOf(a), fieldsOf(b)];
  return x.length === y.length && x.every((field, i) => isSame(a.k.decl.fields[i], field, nth(y, i)));
}

/** Without types: exceptions carry plain data. */
function sameWhole(a: Value, b: Value): boolean {
  if (!isData(a) || !isData(b)) return sameWholeLeaves(a, b);
  const [x, y] = [fieldsOf(a), fieldsOf(b)];
  return a.k === b.k && x.every((field, i) => sameWhole(field, nth(y, i)));
}
