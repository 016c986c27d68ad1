// Objects whose content is seen as something else: a container, or what holds one. What is seen of such an object is which one
// it is, and what it holds.
import { OBJECT_TYPE } from "../core/program.js";
import type { Type } from "../core/type.js";
import { type Data, fieldsOf, type Value } from "../core/value.js";

export type HeldObject = {
  readonly object: Value;
  readonly type: Type;
  readonly content: Value;
  readonly contentType: Type;
};

/** Undefined: the value is what it is. */
export function heldIn(value: Data): HeldObject | undefined {
  const [of, contentType] = value.k.decl.fields;
  if (of?.kind !== "con" || of.name !== OBJECT_TYPE) return undefined;
  const [object, content] = fieldsOf(value);
  const [type] = of.args;
  if (object === undefined || content === undefined || type === undefined || contentType === undefined)
    return undefined;
  return { object, type, content, contentType };
}
