// let, let rec and sequences, one step at a time: long chains of them do not nest our calls.
import { type Expr as Core, type Pattern as CorePattern, type Name, shownName } from "../../../core/expr.js";
import { NOWHERE } from "../../../core/span.js";
import { mapChildren, patternNames, subpatterns } from "../../../core/traverse.js";
import type { Binding, Expr, Pattern } from "../syntax.js";
import { liftNamedFunction } from "./function.js";
import { type CoreOf, isUnit, type Lifting } from "./lifting.js";
import { bindNames, mentionedIn } from "./naming.js";
import { binder, liftPattern } from "./pattern.js";

const at = NOWHERE;

/** What is put around the rest of an expression. */
export type Step = { readonly around: (body: Expr) => Expr; readonly rest: Core };

export function letStep(l: Lifting, e: CoreOf<"let">): Step {
  if (shownName(e.name) === "_" && !mentionedIn(l, e.body).has(e.name)) return sequenceStep(l, [e.bound], e.body);
  bindNames(l, [e.name], [e.body]);
  return bindingStep(binder(l, e.name), liftBound(l, e.bound), e.body);
}

/** A match that can only fit is what lowering makes of `let (x, y) = e in body`. */
export function patternStep(l: Lifting, e: CoreOf<"match">): Step | undefined {
  const [arm, ...others] = e.arms;
  if (arm === undefined || others.length > 0 || arm.guard !== undefined) return undefined;
  const { pattern, body } = arm;
  const unit = pattern.kind === "ctor" && pattern.ctor === "tuple0";
  if (unit || pattern.kind === "any") return sequenceStep(l, [e.on], body);
  if (canFail(pattern)) return undefined;
  bindNames(l, [...new Set(patternNames(pattern))], [body]);
  return bindingStep(liftPattern(l, pattern), l.lift(e.on), body);
}

/** As far as the pattern alone can tell. */
function canFail(pattern: CorePattern): boolean {
  const { kind } = pattern;
  return kind === "lit" || kind === "range" || kind === "array" || subpatterns(pattern).some(canFail);
}

export function sequenceStep(l: Lifting, before: readonly Core[], rest: Core): Step {
  const items = before.map(l.lift);
  const around = (body: Expr): Expr => {
    const last = body.kind === "sequence" ? body.items : [body];
    return { kind: "sequence", at, items: [...items, ...last] };
  };
  return { around, rest };
}

export function letrecStep(l: Lifting, e: CoreOf<"letrec">): Step {
  const names = e.bindings.map((b) => b.name);
  bindNames(l, names, [...e.bindings.map((b) => b.bound), e.body]);
  const bindings = e.bindings.map(({ name, bound }): Binding => {
    // A suspension that is being defined waits, whatever it holds.
    const value: Expr = bound.kind === "delay" ? { kind: "lazy", at, body: l.lift(bound.body) } : liftBound(l, bound);
    return { pattern: binder(l, name), bound: value, at };
  });
  return { around: (body) => ({ kind: "let", at, recursive: true, bindings, body }), rest: e.body };
}

function bindingStep(pattern: Pattern, bound: Expr, rest: Core): Step {
  const bindings = [{ pattern, bound, at }];
  return { around: (body) => ({ kind: "let", at, recursive: false, bindings, body }), rest };
}

function liftBound(l: Lifting, e: Core): Expr {
  return e.kind === "lam" ? liftNamedFunction(l, e) : l.lift(e);
}

// ---- cyclic records ----

/** Cells that lowering made empty, to be filled once the data around them is there, get their content back. */
export function filledCells(e: CoreOf<"let">): CoreOf<"letrec"> | undefined {
  const cells: Name[] = [];
  let rest: Core = e;
  for (; rest.kind === "let" && isEmptyCell(rest); rest = rest.body) cells.push(rest.name);
  if (cells.length === 0 || rest.kind !== "letrec" || rest.body.kind !== "seq") return undefined;
  const contents = new Map<Name, Core>();
  for (const item of rest.body.items) {
    const [cell, content] = item.kind === "prim" && item.op === "cell.set" && !item.written ? item.args : [];
    if (cell?.kind === "var" && content !== undefined && cells.includes(cell.name)) contents.set(cell.name, content);
  }
  if (contents.size < cells.length) return undefined;
  const bindings = rest.bindings.map((b) => ({ ...b, bound: withContents(b.bound, contents) }));
  const [last] = rest.body.items.slice(cells.length);
  return last === undefined ? undefined : { ...rest, bindings, body: last };
}

function isEmptyCell(e: CoreOf<"let">): boolean {
  const [content] = e.bound.kind === "prim" && e.bound.op === "cell.new" && !e.bound.written ? e.bound.args : [];
  return shownName(e.name) === "cell" && content !== undefined && isUnit(content) && !content.written;
}

function withContents(e: Core, contents: ReadonlyMap<Name, Core>): Core {
  const content = e.kind === "var" ? contents.get(e.name) : undefined;
  if (content !== undefined)
    return { kind: "prim", id: e.id, at: e.at, written: false, op: "cell.new", args: [content] };
  return e.kind === "make" || e.kind === "chain" ? mapChildren(e, (part) => withContents(part, contents)) : e;
}
