// An input that was given as text, as a witness has it: its values become expressions, so that a submission in another
// language can be shown the same call in its own.
import type { Expr } from "../core/expr.js";
import { boundAs } from "../core/needs.js";
import { Cell, fieldsOf, isData, Lazy, type Value } from "../core/value.js";
import { expressionOf } from "../explore/express.js";
import type { Entry, Loaded } from "../language/language.js";
import type { Subject } from "../subject/subject.js";
import type { Input } from "./judge.js";
import type { CoreWitness } from "./witness.js";

/** `entry`: what the input was read as; undefined: it has a function or a value of a hidden type inside, which no expression makes. */
export function givenWitness<Evidence>(
  reference: Loaded,
  { params, shapes, disguise }: Subject,
  entry: Entry,
  input: Input,
  seen: Evidence,
): CoreWitness<Evidence> | undefined {
  const values = input.args("reference");
  const written = partsWritten(reference, entry, values.length + input.further.length);
  const functions = new Map<Value, Expr>();
  values.forEach((value, i) => {
    const part = written[i];
    if (part?.kind === "lam") functions.set(value, part);
  });
  const args: Expr[] = [];
  for (const [i, value] of values.entries()) {
    const type = params[i];
    const hides = disguise?.params.some((own, at) => at === i && disguise.standIns.holds(own)) === true;
    if (type === undefined || hides || !isWritten(value, functions)) return undefined;
    args.push(expressionOf(shapes, value, type, functions));
  }
  return { args, further: [], size: 0, seen, input };
}

/** An entry is a function of unit. */
function partsWritten({ program }: Loaded, { name }: Entry, count: number): readonly (Expr | undefined)[] {
  const bound = boundAs(program, name);
  const body = bound?.kind === "lam" ? bound.body : undefined;
  return count === 1 || body?.kind !== "make" ? [body] : body.args;
}

/** Whether all functions inside have expressions. */
function isWritten(whole: Value, functions: ReadonlyMap<Value, Expr>): boolean {
  const pending = [whole];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    const isFunction = typeof value === "function" || (typeof value === "object" && "closure" in value);
    if (value instanceof Lazy || (isFunction && !functions.has(value))) return false;
    if (value instanceof Cell) pending.push(value.v);
    else if (Array.isArray(value)) pending.push(...value);
    else if (isData(value)) pending.push(...fieldsOf(value));
  }
  return true;
}
