// What functions inside of results are applied to on a plain input: the values that were chosen for them. An input that was
// chosen for another program may have none, or none of the right type.
import { narrower } from "../core/across.js";
import type { Type } from "../core/type.js";
import type { Value } from "../core/value.js";
import { partsOf } from "../explore/index-types.js";
import type { Subject } from "../subject/subject.js";
import type { Input } from "./judge.js";
import { simplestValue } from "./simplest.js";

/** For the n-th function that is met, which takes this type; undefined: nothing of the type is there. */
export function furtherValue(
  subject: Subject,
  { further, furtherTypes }: Pick<Input, "further" | "furtherTypes">,
  n: number,
  type: Type,
): Value | undefined {
  const [value, own] = [further[n], furtherTypes?.[n]];
  if (value === undefined) return simplestValue(subject, type);
  return own === undefined || mayHave(own, type) ? value : undefined;
}

/** Whether a value of a type, which may be polymorphic, can be used at another one; integers of two widths are alike. */
function mayHave(own: Type, type: Type): boolean {
  if (own.kind === "var" || type.kind === "var") return true;
  if (own.kind !== type.kind) return false;
  if (own.kind === "con" && type.kind === "con" && narrower(own.name, type.name) === undefined) return false;
  const [parts, others] = [partsOf(own), partsOf(type)];
  return parts.length === others.length && parts.every((part, i) => mayHave(part, others[i] ?? part));
}
