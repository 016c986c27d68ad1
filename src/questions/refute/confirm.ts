// Believing a difference only after both programs have been run on the plain input by the
// concrete evaluator. The only maker of witnesses.
import { Cell, Flt, fieldsOf, isData, Lazy, Str, type Value } from "../../core/value.js";
import type { Limits, Report } from "../../eval/outcome.js";
import { compareFloats } from "../../eval/primitives/floats.js";
import { sameException } from "../../eval/share.js";
import type { Pair } from "./pair.js";

export type Policy = "undefined" | "same";

/** Both runs on one input. */
export type Both = { readonly expected: Report; readonly got: Report };

export type Fuel = { readonly reference: number; readonly submission: (referenceSteps: number) => number };

const OUTPUT_BYTES = 1_000_000;
/** Small inputs need little depth; what goes beyond is on its way to overflow OCaml's stack too. */
const DEPTH = 20_000;

export function limitsOf(fuel: number): Limits {
  return { fuel, depth: DEPTH, outputBytes: OUTPUT_BYTES };
}

/** Runs both; `args` makes the input anew, since a run may change it. Undefined: the reference says that this is no test. */
export function runBoth(pair: Pair, policy: Policy, args: () => readonly Value[], fuel: Fuel): Both | undefined {
  const { reference, submission } = pair;
  reference.machine.reset();
  const expected = reference.machine.call(reference.side.name, args(), limitsOf(fuel.reference));
  if (!isTest(policy, expected)) return undefined;
  submission.machine.reset();
  const limits = limitsOf(fuel.submission(expected.steps));
  const got = submission.machine.call(submission.side.name, args(), limits);
  return { expected, got };
}

export function isTest(policy: Policy, { outcome }: Report): boolean {
  return outcome.kind === "value" || (policy === "same" && outcome.kind === "raised");
}

export function differ(pair: Pair, { expected, got }: Both): boolean {
  const [a, b] = [expected.outcome, got.outcome];
  if (a.kind === "value" && b.kind === "value") return !sameValues(a.value, b.value);
  if (a.kind === "raised" && b.kind === "raised") return !sameExceptions(pair, a.exn, b.exn);
  return true;
}

export function sameExceptions({ link }: Pair, a: Value, b: Value): boolean {
  if (!isData(a) || !isData(b) || !sameException(link, a.k, b.k)) return false;
  const [x, y] = [fieldsOf(a), fieldsOf(b)];
  return x.length === y.length && x.every((field, i) => sameValues(field, y[i] as Value));
}

/** Whole values; functions inside count as equal, since they cannot be told apart here. */
export function sameValues(first: Value, second: Value): boolean {
  const pending: Value[] = [first, second];
  while (pending.length > 0) {
    const b = pending.pop() as Value;
    const a = pending.pop() as Value;
    const fields = fieldPairs(a, b);
    if (fields === undefined) return false;
    for (const field of fields) pending.push(field);
  }
  return true;
}

/** The pairs inside two values whose heads agree; undefined when they do not. */
function fieldPairs(a: Value, b: Value): readonly Value[] | undefined {
  if (a === b) return [];
  if (isData(a) && isData(b)) return a.k === b.k ? pairs(fieldsOf(a), fieldsOf(b)) : undefined;
  if (a instanceof Str && b instanceof Str) return a.s === b.s ? [] : undefined;
  if (a instanceof Flt && b instanceof Flt) return compareFloats(a.f, b.f) === 0 ? [] : undefined;
  if (a instanceof Cell && b instanceof Cell) return [a.v, b.v];
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length ? pairs(a, b) : undefined;
  if (a instanceof Lazy && b instanceof Lazy)
    return a.state === "done" && b.state === "done" ? [a.result as Value, b.result as Value] : [];
  return isFunction(a) && isFunction(b) ? [] : undefined;
}

function pairs(a: readonly Value[], b: readonly Value[]): readonly Value[] {
  return a.flatMap((value, i) => [value, b[i] as Value]);
}

function isFunction(value: Value): boolean {
  return typeof value === "function" || (typeof value === "object" && "closure" in value);
}
