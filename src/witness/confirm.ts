// Believing a difference only after both programs have been run on the plain input by the
// concrete evaluator. The only judge of witnesses.
import { isKey } from "../core/key.js";
import { fieldsOf, isData, type Value } from "../core/value.js";
import type { Limits, Report } from "../eval/outcome.js";
import { alikeException, sameException } from "../eval/share.js";
import { contentOf } from "../explore/unknown.js";
import { isUnmade } from "../subject/hidden/disguise.js";
import type { Given, Pair } from "../subject/pair.js";
import { type Comparing, sameResults, sameWholeLeaves } from "./compare.js";

export type Policy = "undefined" | "same";

export type Judging = {
  readonly pair: Pair;
  readonly policy: Policy;
  readonly given: Given | undefined;
  /** Steps taken so far. */
  steps: number;
};

/** Both runs on one input, and what each left of it. */
export type Both = {
  readonly expected: Report;
  readonly got: Report;
  readonly leftByReference: readonly Value[];
  readonly leftBySubmission: readonly Value[];
};

/** What the reference did on an input. */
export type Reference = Pick<Both, "expected" | "leftByReference">;

/** What a run may take; the submission's share depends on the reference's steps. */
export type Fuel = { readonly reference: number; readonly submission: (referenceSteps: number) => number };

/** An input: made anew for each run, since a run may change it. Further arguments are for functions in results. */
export type Input = {
  readonly args: (side: "reference" | "submission") => readonly Value[];
  readonly further: readonly Value[];
};

const OUTPUT_BYTES = 1_000_000;
/** Small inputs need little depth; what goes beyond is on its way to overflow OCaml's stack too. */
const DEPTH = 20_000;

export function limitsOf(fuel: number): Limits {
  return { fuel, depth: DEPTH, outputBytes: OUTPUT_BYTES };
}

/** Runs both; undefined when they agree, or when the reference says that this is no test. */
export function parting(judging: Judging, input: Input, fuel: Fuel): Both | undefined {
  const judged = judge(judging, input, fuel);
  return judged?.differ ? judged.both : undefined;
}

/** Runs both; undefined when the reference says that this is no test. */
export function judge(
  judging: Judging,
  input: Input,
  fuel: Fuel,
): { readonly both: Both; readonly differ: boolean } | undefined {
  const both = runBoth(judging, input, fuel);
  return both && { both, differ: differ(judging.pair, input, both, fuel) };
}

/** Whether the submission does something else than what the reference was seen to do. */
export function partsFrom(judging: Judging, input: Input, seen: Reference, fuel: Fuel): boolean {
  const both = withSubmission(judging, input, seen, fuel);
  return both !== undefined && differ(judging.pair, input, both, fuel);
}

function runBoth(judging: Judging, input: Input, fuel: Fuel): Both | undefined {
  const seen = seenOn(judging, input, fuel);
  return seen && withSubmission(judging, input, seen, fuel);
}

/** What the reference does; undefined when that is no test. */
export function seenOn(judging: Judging, { args }: Input, fuel: Fuel): Reference | undefined {
  const { pair, policy, given } = judging;
  const { reference } = pair;
  const limits = limitsOf(fuel.reference);
  if (given !== undefined && !holds(pair, given, args("reference"), limits)) return undefined;
  reference.machine.reset();
  const leftByReference = args("reference");
  const expected = reference.machine.call(reference.side.name, leftByReference, limits);
  judging.steps += expected.steps;
  return isTest(policy, expected) ? { expected, leftByReference } : undefined;
}

function withSubmission(judging: Judging, { args }: Input, seen: Reference, fuel: Fuel): Both | undefined {
  const { submission } = judging.pair;
  const { expected, leftByReference } = seen;
  submission.machine.reset();
  const leftBySubmission = args("submission");
  const got = submission.machine.call(
    submission.side.name,
    leftBySubmission,
    limitsOf(fuel.submission(expected.steps)),
  );
  judging.steps += got.steps;
  if (got.outcome.kind === "unsupported") return undefined;
  return { expected, got, leftByReference, leftBySubmission };
}

function holds(
  { reference: { machine } }: Pair,
  { name, arity }: Given,
  args: readonly Value[],
  limits: Limits,
): boolean {
  machine.reset();
  const { outcome } = machine.call(name, args.slice(0, arity), limits);
  return outcome.kind === "value" && outcome.value === true;
}

export function isTest(policy: Policy, { outcome }: Report): boolean {
  if (outcome.kind === "raised") return policy === "same" && !isUnmade(outcome.exn);
  return outcome.kind === "value";
}

function differ(pair: Pair, { further }: Input, both: Both, fuel: Fuel): boolean {
  const [a, b] = [both.expected.outcome, both.got.outcome];
  if (a.kind === "raised" && b.kind === "raised") return !sameExceptions(pair, a.exn, b.exn, sameWhole);
  if (a.kind !== "value" || b.kind !== "value") return true;
  const comparing = wholeValues(pair, further, fuel);
  if (pair.effects && (both.expected.output !== both.got.output || !sameLeft(pair, comparing, both))) return true;
  return !sameResults(comparing, pair.result, a.value, b.value);
}

/** Whether both left the same of the input. */
function sameLeft(
  { params, shapes }: Pair,
  comparing: Comparing,
  { leftByReference, leftBySubmission }: Both,
): boolean {
  return params.every((type, i) => {
    if (type.kind === "fn" || !shapes.holdsMutable(type)) return true;
    return sameResults(comparing, type, leftByReference[i] as Value, leftBySubmission[i] as Value);
  });
}

function wholeValues({ shapes, reference, submission }: Pair, further: readonly Value[], fuel: Fuel): Comparing {
  return {
    shapes,
    content: contentOf,
    look: (value) => value,
    sameLeaves: sameWholeLeaves,
    cutOff: () => undefined,
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
  sameField: (a: Value, b: Value) => boolean,
): boolean {
  if (isData(a) && isData(b) && alikeException(link, a.k, b.k)) return true;
  if (!isData(a) || !isData(b) || !sameException(link, a.k, b.k)) return false;
  const [x, y] = [fieldsOf(a), fieldsOf(b)];
  const isCompared = (i: number): boolean => !isKey(a.k.decl.fields[i]); // how many there were before does not matter
  return x.length === y.length && x.every((field, i) => !isCompared(i) || sameField(field, y[i] as Value));
}

/** Without types: exceptions carry plain data. */
function sameWhole(a: Value, b: Value): boolean {
  if (!isData(a) || !isData(b)) return sameWholeLeaves(a, b);
  const [x, y] = [fieldsOf(a), fieldsOf(b)];
  return a.k === b.k && x.every((field, i) => sameWhole(field, y[i] as Value));
}
