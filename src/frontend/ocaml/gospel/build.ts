// Small makers of OCaml's syntax, for what contracts become. A node is made anew each time: facts are kept by node.
import type { Span } from "../../../core/span.js";
import type { Expr, Pattern } from "../syntax.js";

/** The hidden module of our library; no program can write its name. */
export const HIDDEN = "gospel";

export function ident(at: Span, name: string, modules: readonly string[] = []): Expr {
  return { kind: "ident", at, path: { modules, name, at } };
}

export function call(at: Span, name: string, ...args: readonly Expr[]): Expr {
  return { kind: "apply", at, fn: ident(at, name, [HIDDEN]), args };
}

export function standard(at: Span, name: string, ...args: readonly Expr[]): Expr {
  return { kind: "apply", at, fn: ident(at, name, ["Stdlib"]), args };
}

export function truth(at: Span, value: boolean): Expr {
  return construct(at, String(value));
}

export function construct(at: Span, name: string, arg: Expr | undefined = undefined): Expr {
  return { kind: "construct", at, ctor: { modules: [], name, at }, arg };
}

export function conditional(at: Span, cond: Expr, yes: Expr, no: Expr): Expr {
  return { kind: "if", at, cond, yes, no };
}

export function lambda(at: Span, param: Pattern, body: Expr): Expr {
  return { kind: "fun", at, params: [param], body };
}

export function variable(at: Span, name: string): Pattern {
  return { kind: "var", at, name };
}

/** All at once: none of them sees the others. */
export function bind(at: Span, bound: readonly (readonly [string, Expr])[], body: Expr): Expr {
  if (bound.length === 0) return body;
  const bindings = bound.map(([name, e]) => ({ pattern: variable(at, name), bound: e, at }));
  return { kind: "let", at, recursive: false, bindings, body };
}

/** One after the other; the last gives the value. */
export function inSequence(at: Span, items: readonly Expr[]): Expr {
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { kind: "sequence", at, items };
}

/** A function of unit that does not look at it: its body can be taken out of it. */
export function delayed(at: Span, body: Expr): Expr {
  return lambda(at, { kind: "any", at }, body);
}

export function unitPattern(at: Span): Pattern {
  return { kind: "construct", at, ctor: { modules: [], name: "()", at }, arg: undefined };
}

/** x, or (x, y) */
export function namesPattern(at: Span, names: readonly string[]): Pattern {
  const items = names.map((name) => variable(at, name));
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { kind: "tuple", at, items };
}
