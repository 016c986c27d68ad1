// Expressions that read and write at a place of a value.
import { cases, int, lit, prim, variable } from "../core/build.js";
import { type Expr, makeName, type Name, type Pattern } from "../core/expr.js";
import { NOWHERE } from "../core/span.js";
import type { Type } from "../core/type.js";
import type { Operation } from "../subject/hidden/operation.js";
import { applied } from "../subject/hidden/show.js";
import type { Content } from "../subject/hidden/stand-ins.js";
import type { Step } from "./place.js";

/** What the language, and the program, have for reading. */
export type Reader = {
  /** Whether every part of a value can be read by an expression. */
  readonly readsParts: boolean;
  /** How a container is asked for what it holds. */
  readonly content: (type: Type) => Content | undefined;
};

/** How an object is written to: an item of an array, a cell, or an operation of a container. */
export type WrittenBy = "cell" | "array" | Operation;

/** `values`: what the operation takes; of an array, what the item at the index becomes. */
export function writing(by: WrittenBy, object: Expr, values: readonly Expr[], index = 0): Expr {
  if (by === "cell") return prim("cell.set", object, ...values);
  return by === "array"
    ? prim("array.set", object, lit(int(index)), ...values)
    : applied(by.shown, [object, ...values]);
}

/** What an object holds, of the kind that is written to so; of an array the first item. */
export function holding(reader: Reader, by: WrittenBy, object: Expr, type: Type): Expr {
  if (by === "cell") return prim("cell.get", object);
  return by === "array" ? prim("array.get", object, lit(int(0))) : readStep(reader, object, { kind: "held", type });
}

/** An expression for what is at a place of another, as part of a larger one: what has no name there gets one, from the n-th on. */
export function withPart(
  reader: Reader,
  whole: Expr,
  [step, ...rest]: readonly Step[],
  then: (part: Expr) => Expr,
  n = 0,
): Expr {
  if (step === undefined) return then(whole);
  if (step.kind !== "field" || step.named || reader.readsParts)
    return withPart(reader, readStep(reader, whole, step), rest, then, n);
  const name = makeName(n === 0 ? "part" : `part${n + 1}`, -1);
  const body = withPart(reader, variable(name), rest, then, n + 1);
  return cases(whole, [{ pattern: fieldPattern(step, name), body }]);
}

type FieldStep = Extract<Step, { kind: "field" }>;

function fieldPattern({ ctor, arity, at }: FieldStep, name: Name): Pattern {
  const args = Array.from(
    { length: arity },
    (_, i): Pattern => (i === at ? { kind: "bind", at: NOWHERE, name } : { kind: "any", at: NOWHERE }),
  );
  return { kind: "ctor", at: NOWHERE, ctor, args };
}

function readStep({ content }: Reader, e: Expr, step: Step): Expr {
  switch (step.kind) {
    case "field": {
      const name = makeName("part", 0);
      return cases(e, [{ pattern: fieldPattern(step, name), body: variable(name) }]);
    }
    case "item":
      return prim("array.get", e, lit(int(step.at)));
    case "content":
      return prim("cell.get", e);
    case "held": {
      const asked = content(step.type)?.content;
      return asked === undefined ? e : applied(asked.shown, [e]);
    }
    case "forced":
      return { ...e, kind: "force", value: e };
  }
}
