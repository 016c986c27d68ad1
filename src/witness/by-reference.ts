// A submission judged by its reference: both are run on the same input, and what comes of it is compared.
import { nth } from "../basis/known.js";
import { isKey } from "../core/key.js";
import type { Type } from "../core/type.js";
import { fieldsOf, isData, type Value } from "../core/value.js";
import { isTooLarge, type Limits, type Report, USUAL_DEPTH } from "../eval/outcome.js";
import { OTHER_DRAWS } from "../eval/primitives/chance.js";
import { alikeException, sameException } from "../eval/share.js";
import { contentOf } from "../explore/unknown.js";
import type { Policy } from "../subject/exercise.js";
import { isUnmade, leftTypes } from "../subject/hidden/disguise.js";
import { mayGiveMemory } from "../subject/memory.js";
import { besideVariant, type Pair } from "../subject/pair.js";
import { callTypes, endedOf } from "../subject/recording.js";
import type { Predicate, Running, Subject } from "../subject/subject.js";
import { type Both, bothOf, type ReferenceRun, runsOf } from "./both.js";
import { type Comparing, sameResults, sameWholeLeaves } from "./compare.js";
import { furtherValue } from "./further.js";
import type { Fuel, Input, Judge, Judged } from "./judge.js";
import { largestNumber } from "./large.js";
import { shownByWriting } from "./later-write.js";
import { leftOf, type Part, type RunEnd } from "./left.js";
import { limitsOf } from "./limits.js";

export type ReferenceJudge = Judge<Both> & {
  /** What the reference does; undefined when that is no test. */
  readonly expects: (input: Input, fuel: Fuel) => ReferenceRun | undefined;
  /** The submission beside what the reference was seen to do; undefined: it came to what is not supported, or too large. */
  readonly compare: (input: Input, seen: ReferenceRun, fuel: Fuel) => Judged<Both> | undefined;
};

/** `given`: other inputs are no tests. */
export function judgeByReference(pair: Pair, policy: Policy, given: Predicate | undefined): ReferenceJudge {
  let steps = 0;
  let runs = 0;
  const own = judgeAlone(pair.reference, policy, given);
  const expects: ReferenceJudge["expects"] = (input, fuel) => own.judge(input, fuel)?.seen;
  const runBeside = (input: Input, seen: ReferenceRun, fuel: Fuel): Both => {
    const limits = limitsOf(fuel.submission(seen.expected.steps), fuel.depth?.(seen.expected.steps));
    const run = ran(pair.submission, input, limits, "submission");
    steps += run.report.steps;
    runs++;
    const { expected, leftByReference, seenByReference } = seen; // spreading it would take as long as a small run
    const [got, leftBySubmission, seenBySubmission] = [run.report, run.left, run.seen];
    return { expected, leftByReference, seenByReference, got, leftBySubmission, seenBySubmission };
  };
  const compare: ReferenceJudge["compare"] = (input, seen, fuel) => {
    const both = runBeside(input, seen, fuel);
    const { got } = both;
    const isUnfinished = got.outcome.kind === "unfinished";
    const more = isUnfinished ? largeFuel(pair, fuel, fuel.submission(seen.expected.steps)) : undefined;
    if (more !== undefined) return compareLonger(input, seen, fuel, more);
    if (got.outcome.kind === "unsupported" || isTooLarge(got)) return undefined;
    if (got.drawn && !isSteady(pair.submission, policy, input, "submission", runsOf(both).submission, fuel))
      return undefined;
    if (isUnfinished) return { seen: both, verdict: "unfinished" };
    const comparing = wholeValues(pair, policy, input, fuel);
    if (!sameOnBoth(pair, comparing, both)) return { seen: both, verdict: "wrong" };
    const again = (): Both | undefined => {
      const anew = expects(input, fuel);
      return anew && runBeside(input, anew, fuel);
    };
    const isSame = (after: Both): boolean => sameOnBoth(pair, comparing, after);
    const written = seen.isTold ? undefined : shownByWriting(pair, comparing, both, again, isSame);
    return written === undefined ? { seen: both, verdict: "right" } : { seen: written, verdict: "wrong" };
  };
  /** What does not end even then is not known to be endless where its numbers ask for more. */
  const compareLonger = (input: Input, seen: ReferenceRun, fuel: Fuel, more: MoreFuel): Judged<Both> | undefined => {
    const { large: _large, ...rest } = fuel;
    const judged = compare(input, seen, { ...rest, submission: () => more.fuel, depth: () => USUAL_DEPTH });
    return judged?.verdict === "unfinished" && !more.isEnough ? undefined : judged;
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

/** The submission once more, beside what the reference did. */
export function submissionRun(pair: Pair, input: Input, seen: ReferenceRun, fuel: Fuel): Both {
  const run = ran(pair.submission, input, limitsOf(fuel.submission(seen.expected.steps)), "submission");
  return { ...seen, got: run.report, leftBySubmission: run.left, seenBySubmission: run.seen };
}

type MoreFuel = { readonly fuel: number; readonly isEnough: boolean };

/** What the numbers in a submission ask for, where that is more than it was given. */
function largeFuel(pair: Pair, { large }: Fuel, given: number): MoreFuel | undefined {
  const wanted = large === undefined ? 0 : large.each * largestNumber(pair);
  if (large === undefined || wanted <= given) return undefined;
  return { fuel: Math.max(given, Math.min(wanted, large.most)), isEnough: wanted <= large.most };
}

/** A program that nobody judges: what it does is right, where it is a test at all. */
export function judgeAlone(subject: Subject, policy: Policy, given: Predicate | undefined): Judge<ReferenceRun> {
  let steps = 0;
  let runs = 0;
  return {
    judge: (input, fuel) => {
      const limits = limitsOf(fuel.reference);
      if (given !== undefined && !holds(subject, given, input.args("reference"), limits)) return undefined;
      const run = ran(subject, input, limits, "reference");
      const { report: expected, left: leftByReference, seen: seenByReference } = run;
      steps += expected.steps;
      runs++;
      if (!isTest(policy, expected)) return undefined;
      const isKnown = !expected.drawn || isSteady(subject, policy, input, "reference", run, fuel);
      return isKnown ? { seen: { expected, leftByReference, seenByReference }, verdict: "right" } : undefined;
    },
    steps: () => steps,
    runs: () => runs,
  };
}

/** Whether a run ends in the same way whatever is drawn that nobody can foretell, as far as a few other runs tell. */
function isSteady(
  subject: Subject,
  policy: Policy,
  input: Input,
  which: "reference" | "submission",
  run: RunEnd,
  fuel: Fuel,
): boolean {
  const limits = limitsOf(Math.max(fuel.reference, 2 * run.report.steps));
  const pair = besideVariant(subject, subject);
  const comparing = wholeValues(pair, policy, input, fuel);
  const isSame = Array.from({ length: OTHER_DRAWS }, (_, i) => i + 1).every((way) => {
    subject.machine.drawOtherwise(way);
    return sameOnBoth(pair, comparing, bothOf(run, ran(subject, input, limits, which)));
  });
  subject.machine.drawOtherwise(0);
  return isSame;
}

function ran(subject: Subject, { args }: Input, limits: Limits, which: "reference" | "submission"): RunEnd {
  const { machine, side } = subject;
  const left = leftOf(subject, args(which));
  machine.reset();
  return { left, ...endedOf(machine.call(side.name, left.args, limits)) };
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

/** Whether what was seen on an input is the same. */
export function sameOnBoth(pair: Pair, comparing: Comparing, both: Both): boolean {
  const { expected, got } = both;
  if (!comparing.sameEnds(expected, got, pair.reference.effects)) return false;
  const [a, b] = [expected.outcome, got.outcome];
  if (a.kind === "exited") return true; // nobody is left to look at the arguments
  if (!sameLeft(pair, comparing, both)) return false;
  if (!sameSeen(pair, comparing, both.seenByReference, both.seenBySubmission)) return false;
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

/** Whether what was seen is the same where two raised: the calls that they had made, and what they left of arguments. */
export function sameSeen({ reference }: Pair, comparing: Comparing, a: readonly Value[], b: readonly Value[]): boolean {
  const types = seenTypes(reference);
  return a.every((seen, i) => sameResults(comparing, nth(types, i), seen, nth(b, i)));
}

/** Of what is seen where a function raises. */
export function seenTypes({ recording, disguise }: Pick<Subject, "recording" | "disguise">): readonly Type[] {
  if (recording !== undefined) return callTypes(recording);
  return disguise?.raises ? leftTypes(disguise) : [];
}

/** Whether both left the same of the input. */
function sameLeft(
  { reference: { params, shapes } }: Pair,
  comparing: Comparing,
  { leftByReference, leftBySubmission }: Both,
): boolean {
  const sameArguments = params.every((type, i) => {
    if (type.kind === "fn" || !shapes.holdsMutable(type)) return true;
    return sameResults(comparing, type, nth(leftByReference.args, i), nth(leftBySubmission.args, i));
  });
  const isSamePart = ({ type, object }: Part, i: number): boolean =>
    sameResults(comparing, type, object, nth(leftBySubmission.parts, i).object);
  return sameArguments && leftByReference.parts.every(isSamePart);
}

/** How often functions in results are applied: once where they cannot remember anything. */
export function roundsOf({ reference, submission }: Pair): number {
  return mayGiveMemory(reference.side) || mayGiveMemory(submission.side) ? ROUNDS : 1;
}

const ROUNDS = 3;

export function wholeValues(pair: Pair, policy: Policy, input: Input, fuel: Fuel): Comparing {
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
    argument: (n, type) => furtherValue(reference, input, n, type),
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
