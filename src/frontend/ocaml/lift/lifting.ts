// What a lifting carries along, and makers of OCaml syntax. What is made has no place in any text.
import type { Expr as Core, Name } from "../../../core/expr.js";
import { NOWHERE } from "../../../core/span.js";
import type { Constant, Expr, Path, TypeExpr } from "../syntax.js";
import type { Labelled } from "./labelled.js";
import type { Naming } from "./naming.js";

export type Lifting = Naming & {
  /** The syntax that a part has already. */
  readonly standing: (e: Core) => Expr | undefined;
  /** Whether operands are evaluated as OCaml evaluates them, and not as core does. */
  readonly inOcamlsOrder: boolean;
  /** Of parameters, and of what is passed to those that are functions. */
  readonly labels: Pick<Labelled, "params" | "calls">;
  /** Whether calls name no parameter. */
  readonly isUnlabelled: boolean;
  /** Lifts an expression; every part of the lifting calls it for the expressions inside its own. */
  readonly lift: (e: Core) => Expr;
};

export type CoreOf<K extends Core["kind"]> = Extract<Core, { kind: K }>;

export function constant(value: Constant): Expr {
  return { kind: "constant", at: NOWHERE, value };
}

export function ident(path: Path): Expr {
  return { kind: "ident", at: NOWHERE, path };
}

/** A function of the library. */
export function library(l: Lifting, words: string): Expr {
  return ident(l.vocabulary.library(words));
}

export function apply(fn: Expr, args: readonly Expr[]): Expr {
  return { kind: "apply", at: NOWHERE, fn, args };
}

export function construct(name: string, arg: Expr | undefined = undefined): Expr {
  return { kind: "construct", at: NOWHERE, ctor: { modules: [], name, at: NOWHERE }, arg };
}

export function tuple(items: readonly Expr[]): Expr {
  return { kind: "tuple", at: NOWHERE, items };
}

/** With its type, where that is needed and can be written. */
export function typedIf(needed: boolean, value: Expr, type: TypeExpr | undefined): Expr {
  return needed && type !== undefined ? { kind: "typed", at: NOWHERE, value, type } : value;
}

export function isVar(e: Core | undefined, name: Name): boolean {
  return e?.kind === "var" && e.name === name;
}

export function isUnit(e: Core): boolean {
  return e.kind === "make" && e.ctor === "tuple0";
}
