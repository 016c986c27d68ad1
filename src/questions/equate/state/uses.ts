// Which cells of a definition can be passed along instead: those that only code reads and writes of which every call is
// seen. A cell is given up where it is used as a value, in a function that is used as a value, in what is delayed, or where it
// is written inside of `try` or of a guard. What is given up stays as it is.
import type { Expr, Lam, Name } from "../../../core/expr.js";
import { binders, freeNames, visit } from "../../../core/traverse.js";
import { isNewCell } from "./specialise.js";

export type Uses = {
  readonly cells: ReadonlySet<Name>;
  /** Functions of which every use is a call with all arguments. */
  readonly functions: ReadonlyMap<Name, Lam>;
  /** Cells that it may write, also those that are made in it. */
  readonly writes: (e: Expr) => ReadonlySet<Name>;
  readonly writtenBy: (fn: Name) => ReadonlySet<Name>;
};

export function usesIn(whole: Expr): Uses {
  const functions = calledFunctions(whole);
  const candidates = newCells(whole);
  const effect = (of: (e: Expr) => ReadonlySet<Name>): ((e: Expr) => ReadonlySet<Name>) => {
    const direct = new Map([...functions].map(([name, lam]) => [name, outside(lam, of(lam))]));
    const all = new Map([...functions.keys()].map((name) => [name, through(name, functions, direct)]));
    return (e) => new Set([...of(e), ...calledIn(e, functions).flatMap((name) => [...(all.get(name) ?? [])])]);
  };
  const touches = effect((e) => new Set([...freeNames(e)].filter((name) => candidates.has(name))));
  const writes = effect((e) => new Set(cellsSet(e).filter((name) => candidates.has(name))));
  const called = new Set<Expr>([whole, ...functions.values()]);
  const givenUp = new Set<Name>(usedAsValues(whole));
  visit(whole, (e) => {
    for (const name of stuckIn(e, called, touches, writes)) givenUp.add(name);
    return true;
  });
  const cells = new Set([...candidates].filter((name) => !givenUp.has(name)));
  const only = (names: ReadonlySet<Name>): ReadonlySet<Name> => new Set([...names].filter((name) => cells.has(name)));
  const written = new Map([...functions].map(([name, lam]) => [name, only(outside(lam, writes(lam)))]));
  return { cells, functions, writes: (e) => only(writes(e)), writtenBy: (fn) => written.get(fn) ?? new Set() };
}

function newCells(whole: Expr): ReadonlySet<Name> {
  const cells = new Set<Name>();
  visit(whole, (e) => {
    if (e.kind === "let" && isNewCell(e.bound)) cells.add(e.name);
    return true;
  });
  return cells;
}

function calledFunctions(whole: Expr): ReadonlyMap<Name, Lam> {
  const functions = new Map<Name, Lam>();
  visit(whole, (e) => {
    for (const { name, bound } of e.kind === "let" ? [e] : e.kind === "letrec" ? e.bindings : [])
      if (bound.kind === "lam") functions.set(name, bound);
    return true;
  });
  const calls = new Set<Expr>();
  visit(whole, (e) => {
    const lam = e.kind === "app" && e.fn.kind === "var" ? functions.get(e.fn.name) : undefined;
    if (e.kind === "app" && lam?.params.length === e.args.length) calls.add(e.fn);
    if (e.kind === "var" && functions.has(e.name) && !calls.has(e)) functions.delete(e.name);
    return true;
  });
  return functions;
}

function calledIn(e: Expr, functions: ReadonlyMap<Name, Lam>): readonly Name[] {
  return [...freeNames(e)].filter((name) => functions.has(name));
}

/** What a function does itself, and what those do that it may call. */
function through(
  start: Name,
  functions: ReadonlyMap<Name, Lam>,
  direct: ReadonlyMap<Name, ReadonlySet<Name>>,
): ReadonlySet<Name> {
  const reached = new Set([start]);
  for (const name of reached) {
    const lam = functions.get(name);
    if (lam !== undefined) for (const other of calledIn(lam, functions)) reached.add(other);
  }
  return new Set([...reached].flatMap((name) => [...(direct.get(name) ?? [])]));
}

function cellsSet(whole: Expr): readonly Name[] {
  const cells: Name[] = [];
  visit(whole, (e) => {
    const [cell] = e.kind === "prim" && e.op === "cell.set" ? e.args : [];
    if (cell?.kind === "var") cells.push(cell.name);
    return true;
  });
  return cells;
}

/** Names that occur otherwise than as the cell that is read or written. */
function usedAsValues(whole: Expr): readonly Name[] {
  const asCells = new Set<Expr>();
  const names: Name[] = [];
  visit(whole, (e) => {
    const cell = readOrWritten(e);
    if (cell !== undefined) asCells.add(cell);
    if (e.kind === "var" && !asCells.has(e)) names.push(e.name);
    return true;
  });
  return names;
}

function readOrWritten(e: Expr): Expr | undefined {
  if (e.kind === "prim" && (e.op === "cell.get" || e.op === "cell.set")) return e.args[0];
  return e.kind === "match" && isRead(e) ? e.on : undefined;
}

/** `match r with { contents = p } -> ...` looks at the content once. */
export function isRead({ arms }: Extract<Expr, { kind: "match" }>): boolean {
  const [arm, ...others] = arms;
  return arm?.pattern.kind === "cell" && arm.guard === undefined && others.length === 0;
}

/** Cells that cannot be passed along because of what this node is. */
function stuckIn(
  e: Expr,
  called: ReadonlySet<Expr>,
  touches: (e: Expr) => ReadonlySet<Name>,
  writes: (e: Expr) => ReadonlySet<Name>,
): readonly Name[] {
  const stays = (part: Expr): readonly Name[] => [...outside(part, touches(part))];
  switch (e.kind) {
    case "delay":
    case "choose":
      return stays(e);
    case "try":
      return [...outside(e.body, writes(e.body)), ...e.arms.flatMap(({ guard }) => (guard ? [...writes(guard)] : []))];
    case "match":
      return e.arms.flatMap(({ guard }) => (guard ? [...writes(guard)] : []));
    case "letrec":
      return e.bindings.flatMap(({ bound }) => (bound.kind === "lam" ? [] : stays(bound)));
    case "lam":
      return called.has(e) ? [] : stays(e);
    default:
      return [];
  }
}

/** Without what is bound in it. */
function outside(e: Expr, names: ReadonlySet<Name>): ReadonlySet<Name> {
  const bound = new Set<Name>();
  visit(e, (node) => {
    for (const name of binders(node)) bound.add(name);
    return true;
  });
  return new Set([...names].filter((name) => !bound.has(name)));
}
