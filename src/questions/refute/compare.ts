// Whether two results are the same, at their common type. Comparing looks at unknowns too,
// and decides: functions are compared by applying both to a further unknown argument.
import type { Type } from "../../core/type.js";
import { Cell, type Data, Flt, fieldsOf, isData, Lazy, type Value } from "../../core/value.js";
import type { Report } from "../../eval/outcome.js";
import { compareFloats } from "../../eval/primitives/floats.js";
import { isInt, textOf, truthOf } from "../../explore/equal.js";
import type { Run } from "../../explore/run.js";
import { Unknown, unknownOf } from "../../explore/unknown.js";
import { type BoolTerm, eq, same } from "../../smt/term.js";

export type Comparing = {
  readonly run: Run;
  /** Applies a function of the reference, of the submission. */
  readonly applyReference: (fn: Value, args: readonly Value[]) => Report;
  readonly applySubmission: (fn: Value, args: readonly Value[]) => Report;
};

type Pair = { readonly type: Type; readonly a: Value; readonly b: Value };

export function sameResults(comparing: Comparing, type: Type, first: Value, second: Value): boolean {
  const pending: Pair[] = [{ type, a: first, b: second }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.a === next.b && !isFunction(next.type)) continue;
    if (!sameHeads(comparing, next, pending)) return false;
  }
  return true;
}

function isFunction(type: Type): boolean {
  return type.kind === "fn";
}

function sameHeads(comparing: Comparing, { type, a: x, b: y }: Pair, pending: Pair[]): boolean {
  const { run } = comparing;
  const [a, b] = [lookedAt(run, x), lookedAt(run, y)];
  if (type.kind === "fn") return sameFunctions(comparing, type, a, b, pending);
  if (isData(a) && isData(b)) return a.k === b.k && later(pending, fieldTypes(run, type, a), fieldsOf(a), fieldsOf(b));
  if (a instanceof Cell && b instanceof Cell) return later(pending, argsOf(type), [a.v], [b.v]);
  if (Array.isArray(a) && Array.isArray(b)) {
    const types = a.map(() => argsOf(type)[0] as Type);
    return a.length === b.length && later(pending, types, a, b);
  }
  if (a instanceof Lazy && b instanceof Lazy && a.state === "done" && b.state === "done")
    return later(pending, argsOf(type), [a.result as Value], [b.result as Value]);
  return sameLeaves(run, a, b);
}

function lookedAt(run: Run, value: Value): Value {
  return (value as unknown) instanceof Unknown ? run.look(value as unknown as Unknown) : value;
}

function argsOf(type: Type): readonly Type[] {
  return type.kind === "con" ? type.args : [];
}

function later(pending: Pair[], types: readonly Type[], a: readonly Value[], b: readonly Value[]): true {
  for (let i = a.length - 1; i >= 0; i--) pending.push({ type: types[i] as Type, a: a[i] as Value, b: b[i] as Value });
  return true;
}

function fieldTypes(run: Run, type: Type, data: Data): readonly Type[] {
  return run.world.shapes.fieldsOf(type, data.k);
}

function sameLeaves(run: Run, a: Value, b: Value): boolean {
  const term = leafTerm(run, a, b);
  if (term !== undefined) return run.distinguish(term);
  if (a instanceof Flt && b instanceof Flt) return compareFloats(a.f, b.f) === 0;
  return a === b;
}

function leafTerm(run: Run, a: Value, b: Value): BoolTerm | undefined {
  if (isInt(a) && isInt(b)) return eq(run.world.terms, a, b);
  const [s, t] = [textOf(a), textOf(b)];
  if (s !== undefined && t !== undefined) return same(run.world.terms, s, t);
  const [p, q] = [truthOf(run, a), truthOf(run, b)];
  if (p === undefined || q === undefined) return undefined;
  return run.distinguish(p) === run.distinguish(q);
}

/** Both applied to the same new argument, once: enough to tell most functions apart. */
function sameFunctions(comparing: Comparing, type: Type, a: Value, b: Value, pending: Pair[]): boolean {
  if (type.kind !== "fn") return true;
  const arg = unknownOf(comparing.run.world, type.from, []);
  comparing.run.lose({ kind: "functions" });
  const expected = comparing.applyReference(a, [arg]);
  if (expected.outcome.kind !== "value") return true; // no test
  const got = comparing.applySubmission(b, [arg]);
  if (got.outcome.kind !== "value") return false;
  return later(pending, [type.to], [expected.outcome.value], [got.outcome.value]);
}
