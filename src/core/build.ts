// Core expressions that no user wrote: inputs, functions and calls that the tool invents. They are shown as if a user had
// written them, and have no ids: whoever makes them a part of a program numbers them (`ids.ts`).
import { type Expr, fixedName, makeName, type Name, type Pattern } from "./expr.js";
import { UNNUMBERED } from "./ids.js";
import type { Literal } from "./literal.js";
import type { PrimName } from "./primitive.js";
import { NOWHERE } from "./span.js";

const NODE = { id: UNNUMBERED, at: NOWHERE, written: true } as const;

export const lit = (value: Literal): Expr => ({ ...NODE, kind: "lit", value });
export const variable = (name: Name): Expr => ({ ...NODE, kind: "var", name });
export const lambda = (params: readonly Name[], body: Expr): Expr => ({ ...NODE, kind: "lam", params, body });
export const call = (fn: Expr, args: readonly Expr[]): Expr => ({ ...NODE, kind: "app", fn, args });
export const make = (ctor: Name, args: readonly Expr[]): Expr => ({ ...NODE, kind: "make", ctor, args });
export const prim = (op: PrimName, ...args: readonly Expr[]): Expr => ({ ...NODE, kind: "prim", op, args });
export const choose = (cond: Expr, yes: Expr, no: Expr): Expr => ({ ...NODE, kind: "if", cond, yes, no });
/** One after the other; of one there is no need. */
export const inTurn = (items: readonly Expr[]): Expr =>
  items.length === 1 && items[0] !== undefined ? items[0] : { ...NODE, kind: "seq", items };
export const raise = (exn: Expr): Expr => ({ ...NODE, kind: "raise", exn });
export const force = (value: Expr): Expr => ({ ...NODE, kind: "force", value });
export const delay = (body: Expr): Expr => ({ ...NODE, kind: "delay", body, again: false });

export function cases(on: Expr, arms: readonly { readonly pattern: Pattern; readonly body: Expr }[]): Expr {
  return { ...NODE, kind: "match", on, arms: arms.map((arm) => ({ ...arm, guard: undefined })) };
}

/** Whatever is raised gets this name. */
export function catching(body: Expr, exn: Name, then: Expr): Expr {
  const pattern: Pattern = { kind: "bind", at: NOWHERE, name: exn };
  return { ...NODE, kind: "try", body, arms: [{ pattern, guard: undefined, body: then }] };
}

/** A parameter that nothing is given for: unit. */
export const NO_PARAMETER: Name = makeName("()", -1);

export function letIn(name: Name, bound: Expr, body: Expr): Expr {
  return { ...NODE, kind: "let", name, bound, body };
}

export function letRecIn(name: Name, bound: Expr, body: Expr): Expr {
  return { ...NODE, kind: "letrec", bindings: [{ name, bound }], body };
}

/** A constructor whose fields get these names. */
export function fieldsAs(ctor: Name, names: readonly Name[]): Pattern {
  return { kind: "ctor", at: NOWHERE, ctor, args: names.map((name) => ({ kind: "bind", at: NOWHERE, name })) };
}

/** Lists are the same family in all languages. */
export const LIST = fixedName("list");
export const NIL = fixedName("[]");
export const CONS = fixedName("::");

/** In expressions that are only shown: for something that is not told, and for something that is somewhere inside. */
export const HOLE = variable(makeName("_", -1));
export const SOMEWHERE = variable(makeName("...", -1));

export function isHole(name: Name): boolean {
  return [HOLE, SOMEWHERE].some((hole) => hole.kind === "var" && hole.name === name);
}

export const anything: Pattern = { kind: "any", at: NOWHERE };
export const exactly = (value: Literal): Pattern => ({ kind: "lit", at: NOWHERE, value });

export const int = (value: number | bigint): Literal => ({ kind: "i63", value: BigInt(value) });
