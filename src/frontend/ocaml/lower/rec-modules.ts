// Recursive modules: what is used of a module before it is there goes through a cell, which its definition fills.
import { type Expr as Core, type Name, tupleCtor } from "../../../core/expr.js";
import { neededNames } from "../../../core/library.js";
import type { Def } from "../../../core/program.js";
import type { Span } from "../../../core/span.js";
import type { ForwardValue } from "../infer/context.js";
import type { Item } from "../syntax.js";
import { lowerAccess } from "./apply.js";
import { fresh, type Lowering, make, node, prim, raiseAt, variable } from "./lowering.js";
import { lowerModule } from "./module.js";

type Rec = Item & { kind: "rec-modules" };

/** One module of the group: `used` are the values that some body needs of it, with the cell for each. */
type Part = {
  readonly at: Span;
  readonly defs: readonly Def[];
  readonly needs: ReadonlySet<Name>;
  readonly values: readonly ForwardValue[];
};

export function lowerRecModules(l: Lowering, item: Rec, lowerItem: (item: Item) => Def[]): Def[] {
  const forwards = l.facts.recursive.get(item) ?? [];
  const parts = item.bindings.map(({ body, at }, i): Part => {
    const defs = lowerModule(l, body, lowerItem);
    return { at: body.at ?? at, defs, needs: new Set(defs.flatMap(neededNames)), values: forwards[i] ?? [] };
  });
  const cells = new Map<Name, Name>();
  const before = parts.flatMap((part) =>
    part.values
      .filter(({ name }) => parts.some(({ needs }) => needs.has(name)))
      .flatMap((value) => forward(l, part.at, value, cells)),
  );
  return [...before, ...inOrder(parts).flatMap((part) => [...part.defs, ...filled(l, part, cells)])];
}

/** The cell, and what looks into it: a function when it is called, anything else when it is used. */
function forward(l: Lowering, at: Span, { name, isFunction }: ForwardValue, cells: Map<Name, Name>): Def[] {
  const cell = fresh(l, "cell");
  cells.set(name, cell);
  const undefinedYet = node(
    l,
    "lam",
    at,
    { params: [fresh(l, "_")], body: raiseAt(l, at, l.known.undefinedModule) },
    false,
  );
  const content = prim(l, at, "cell.get", [variable(l, at, cell, false)], false);
  const param = fresh(l, "x");
  const call = (arg: Core): Core => node(l, "app", at, { fn: content, args: [arg] }, false);
  const bound = isFunction
    ? node(l, "lam", at, { params: [param], body: call(variable(l, at, param, false)) }, false)
    : node(l, "delay", at, { body: call(make(l, at, tupleCtor(0), [], false)), again: false }, false);
  return [
    { kind: "one", name: cell, bound: prim(l, at, "cell.new", [undefinedYet], false) },
    { kind: "one", name, bound },
  ];
}

function filled(l: Lowering, { at, values }: Part, cells: ReadonlyMap<Name, Name>): Def[] {
  return values.flatMap(({ name, is, isFunction }): Def[] => {
    const cell = cells.get(name);
    if (cell === undefined) return [];
    const value = lowerAccess(l, at, is, false);
    const content = isFunction ? value : node(l, "lam", at, { params: [fresh(l, "_")], body: value }, false);
    const set = prim(l, at, "cell.set", [variable(l, at, cell, false), content], false);
    return [{ kind: "one", name: fresh(l, "_"), bound: set }];
  });
}

/**
 * Modules that offer more than functions come first, each after those that it needs; the others can wait for them,
 * as in OCaml.
 */
function inOrder(parts: readonly Part[]): readonly Part[] {
  const placed = new Set<Part>();
  const started = new Set<Part>();
  const place = (part: Part): void => {
    if (placed.has(part) || started.has(part)) return;
    started.add(part);
    if (!canWait(part)) {
      for (const other of parts) if (other.values.some(({ name }) => part.needs.has(name))) place(other);
    }
    placed.add(part);
  };
  parts.forEach(place);
  const all = [...placed];
  return [...all.filter((part) => !canWait(part)), ...all.filter(canWait)];
}

function canWait({ values }: Part): boolean {
  return values.every(({ isFunction }) => isFunction);
}
