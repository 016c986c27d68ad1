// Places: the way from what a run leaves behind, its result or an argument, to an object inside of it that can be changed.
import type { Name } from "../core/expr.js";
import type { Type } from "../core/type.js";
import { Cell, fieldsOf, isData, Lazy, type Value } from "../core/value.js";
import { heldIn } from "./held.js";

/** What a run leaves behind: its result; an argument; a part of an argument that whoever made it may still have a name for. */
export type Root =
  | { readonly kind: "result" }
  | { readonly kind: "argument"; readonly at: number }
  | { readonly kind: "part"; readonly at: number; readonly of: Place };

export type Step =
  /** `named`: it can be read by its name. */
  | {
      readonly kind: "field";
      readonly ctor: Name;
      readonly arity: number;
      readonly at: number;
      readonly named: boolean;
    }
  | { readonly kind: "item"; readonly at: number } // of an array
  | { readonly kind: "content" } // of a cell
  | { readonly kind: "held"; readonly type: Type } // all that a container of this type holds
  | { readonly kind: "forced" }; // of a suspension

export type Place = { readonly root: Root; readonly steps: readonly Step[] };

/** A place while it is looked for: places of parts share their beginning. */
export type Trail = { readonly root: Root } | { readonly step: Step; readonly before: Trail };

export function placeOf(trail: Trail): Place {
  const steps: Step[] = [];
  let rest = trail;
  for (; "step" in rest; rest = rest.before) steps.push(rest.step);
  return { root: rest.root, steps: steps.reverse() };
}

/** What is at a place of a value, as it is seen; undefined: there is no such place. */
export function valueAt(whole: Value, steps: readonly Step[]): Value | undefined {
  let value: Value | undefined = whole;
  for (const step of steps) value = value === undefined ? undefined : partOf(value, step);
  return value;
}

function partOf(whole: Value, step: Step): Value | undefined {
  const held = isData(whole) ? heldIn(whole) : undefined;
  if (held !== undefined && (step.kind === "content" || step.kind === "held")) return held.content;
  const value = held?.content ?? whole;
  switch (step.kind) {
    case "field":
      return isData(value) && value.k.decl.name === step.ctor ? fieldsOf(value)[step.at] : undefined;
    case "item":
      return Array.isArray(value) ? (value as readonly Value[])[step.at] : undefined;
    case "content":
      return value instanceof Cell ? value.v : undefined;
    case "held":
      return undefined; // nothing of it is seen
    case "forced":
      return value instanceof Lazy && value.state === "done" ? value.result : undefined;
  }
}

export function sameRoot(a: Root, b: Root): boolean {
  return a.kind === b.kind && (a.kind === "result" || b.kind === "result" || a.at === b.at);
}
