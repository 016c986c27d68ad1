// The simplest value of a type: what functions in results are applied to where an input has chosen nothing for them.
import type { Type } from "../core/type.js";
import type { Value } from "../core/value.js";
import type { SharedCtors } from "../eval/ctors.js";
import { firstValues } from "../explore/lambda.js";
import { typeKey } from "../explore/type-key.js";
import type { Subject } from "../subject/subject.js";
import { loadLambdas } from "./witness.js";

/** Made once for all programs that share their constructors. */
const known = new WeakMap<SharedCtors, Map<string, Value | undefined>>();

/** Undefined: there is none that is simple, or none at all. */
export function simplestValue(subject: Subject, type: Type): Value | undefined {
  const values = known.get(subject.ctors) ?? new Map<string, Value | undefined>();
  known.set(subject.ctors, values);
  const key = typeKey(type);
  if (!values.has(key)) {
    const [first] = loadLambdas(subject, firstValues(subject.shapes, type).slice(0, 1));
    values.set(key, first?.value);
  }
  return values.get(key);
}
