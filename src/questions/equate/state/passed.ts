// Cells become values that are passed along. At each place of a program it is known which expression is the content of a
// cell now: to read it is that expression, and to write it makes another one the content from there on. A function that uses
// cells takes their contents as further parameters and gives back what it changed:
//
//   let r = ref 0 in let rec go l = match l with [] -> () | x :: t -> r := !r + x; go t in go l; !r
//   let rec go l r = match l with [] -> r | x :: t -> go t (r + x) in go l 0
//
// What is translated is evaluated in the same order as before; only reading and writing is gone. Who asks for a value says
// what is wanted of it: itself, and the contents of which cells afterwards. Which contents a function takes and what it gives
// back is what its body and its callers ask for: the translation is done again until nobody asks for more.
import { nth } from "../../../basis/known.js";
import { call, cases, fieldsAs, inTurn, letIn, make, variable } from "../../../core/build.js";
import { type App, type Arm, type Expr, fixedName, type Lam, type Name, tupleCtor } from "../../../core/expr.js";
import type { Supply } from "../../../core/supply.js";
import { children, freeNames, mapChildren } from "../../../core/traverse.js";
import { isRead, type Uses, usesIn } from "./uses.js";

/** What is wanted of an expression: its value, and the contents of cells after it. */
type Want = { readonly value: boolean; readonly cells: readonly Name[] };

/** The contents of cells at a place in a function (or in none: the definition itself). */
type Place = { readonly fn: Name | undefined; readonly contents: ReadonlyMap<Name, Expr> };

/** What a function takes and gives besides its own. */
type Taking = { readonly takes: Set<Name>; gives: Want };

type Passing = {
  readonly uses: Uses;
  readonly supply: Supply;
  readonly functions: ReadonlyMap<Name, Taking>;
  /** Whether a function was asked for more than it was known to take or give. */
  changed: boolean;
};

const ITSELF: Want = { value: true, cells: [] };
const NOTHING: Want = { value: false, cells: [] };
const UNIT = make(tupleCtor(0), []);

/** The expression, without the cells that can be passed along; itself, if there are none. */
export function withCellsPassed(supply: Supply, e: Expr): Expr {
  const uses = usesIn(e);
  if (uses.cells.size === 0) return e;
  const functions = new Map<Name, Taking>(
    [...uses.functions.keys()].map((name) => [name, { takes: new Set(), gives: NOTHING }]),
  );
  for (;;) {
    const passing: Passing = { uses, supply, functions, changed: false };
    const translated = go(passing, e, { fn: undefined, contents: new Map() }, ITSELF);
    if (!passing.changed) return translated;
  }
}

function go(p: Passing, e: Expr, place: Place, want: Want): Expr {
  switch (e.kind) {
    case "let":
      return goLet(p, e, place, want);
    case "letrec": {
      const bindings = e.bindings.map(({ name, bound }) => ({ name, bound: defined(p, name, bound, place) }));
      return { ...e, bindings, body: go(p, e.body, place, want) };
    }
    case "seq":
      return goSeq(p, e.items, place, want);
    case "if":
      return bind(p, e.cond, place, (cond, after) => ({
        ...e,
        cond,
        yes: go(p, e.yes, after, want),
        no: go(p, e.no, after, want),
      }));
    case "match":
      return goMatch(p, e, place, want);
    case "try": {
      const arms = e.arms.map((arm) => goArm(p, arm, place, want));
      return { ...e, body: go(p, e.body, place, want), arms };
    }
    case "prim":
      return goPrim(p, e, place, want);
    case "app":
      return goApp(p, e, place, want);
    case "lam":
    case "delay":
    case "choose": {
      const apart: Place = { fn: undefined, contents: new Map() }; // they use no cells but their own
      return packed(
        p,
        mapChildren(e, (child) => go(p, child, apart, ITSELF)),
        place,
        want,
      );
    }
    default:
      return goParts(p, e, place, want);
  }
}

/** Parts that are evaluated one after the other: where one writes, all get names in that order. */
function goParts(p: Passing, e: Expr, place: Place, want: Want): Expr {
  const parts = children(e);
  return bindAll(p, parts, place, (values, after) => {
    let next = 0;
    return packed(
      p,
      mapChildren(e, () => nth(values, next++)),
      after,
      want,
    );
  });
}

function goLet(p: Passing, e: Extract<Expr, { kind: "let" }>, place: Place, want: Want): Expr {
  const { cells, functions } = p.uses;
  if (cells.has(e.name)) {
    const [content] = children(e.bound);
    if (content === undefined) throw new Error("a cell is made with its content");
    return bindTo(p, e.name, content, place, (value, after) => go(p, e.body, withContent(after, e.name, value), want));
  }
  if (functions.has(e.name))
    return { ...e, bound: defined(p, e.name, e.bound, place), body: go(p, e.body, place, want) };
  if (!writesAny(p, e.bound)) return { ...e, bound: go(p, e.bound, place, ITSELF), body: go(p, e.body, place, want) };
  return changing(p, e.bound, place, e.name, (after) => go(p, e.body, after, want));
}

function goSeq(p: Passing, items: readonly Expr[], place: Place, want: Want): Expr {
  const [first, ...rest] = items;
  if (first === undefined) throw new Error("a sequence has a last item");
  if (rest.length === 0) return go(p, first, place, want);
  if (!writesAny(p, first)) return then(go(p, first, place, ITSELF), goSeq(p, rest, place, want));
  return changing(p, first, place, undefined, (after) => goSeq(p, rest, after, want));
}

function goMatch(p: Passing, e: Extract<Expr, { kind: "match" }>, place: Place, want: Want): Expr {
  const [arm] = e.arms;
  if (e.on.kind === "var" && p.uses.cells.has(e.on.name) && isRead(e) && arm?.pattern.kind === "cell")
    return {
      ...e,
      on: contentOf(p, place, e.on.name),
      arms: [{ ...goArm(p, arm, place, want), pattern: arm.pattern.inner }],
    };
  return bind(p, e.on, place, (on, after) => ({ ...e, on, arms: e.arms.map((each) => goArm(p, each, after, want)) }));
}

function goArm(p: Passing, { pattern, guard, body }: Arm, place: Place, want: Want): Arm {
  return { pattern, guard: guard && go(p, guard, place, ITSELF), body: go(p, body, place, want) };
}

function goPrim(p: Passing, e: Extract<Expr, { kind: "prim" }>, place: Place, want: Want): Expr {
  const [cell, content] = e.args;
  if (cell?.kind !== "var" || !p.uses.cells.has(cell.name)) return goParts(p, e, place, want);
  if (content === undefined) return packed(p, contentOf(p, place, cell.name), place, want);
  return bindTo(p, cell.name, content, place, (value, after) =>
    packed(p, UNIT, withContent(after, cell.name, value), want),
  );
}

// ---- functions ----

/** A function with the contents that it takes as parameters; each starts with those alone. */
function defined(p: Passing, name: Name, bound: Expr, place: Place): Expr {
  const taking = p.functions.get(name);
  if (taking === undefined || bound.kind !== "lam") return go(p, bound, place, ITSELF);
  const params = new Map([...taking.takes].map((cell) => [cell, p.supply.name(cell)]));
  const contents = new Map([...params].map(([cell, param]) => [cell, variable(param)]));
  const body = go(p, bound.body, { fn: name, contents }, taking.gives);
  return { ...bound, params: [...bound.params, ...params.values()], body } satisfies Lam;
}

function goApp(p: Passing, e: App, place: Place, want: Want): Expr {
  const taking = e.fn.kind === "var" ? p.functions.get(e.fn.name) : undefined;
  if (e.fn.kind !== "var" || taking === undefined) return goParts(p, e, place, want);
  const fn = e.fn.name;
  return bindAll(p, e.args, place, (args, after) => {
    const written = p.uses.writtenBy(fn);
    ask(p, taking, { value: want.value, cells: want.cells.filter((cell) => written.has(cell)) });
    const called = call(variable(fn), [...args, ...[...taking.takes].map((cell) => contentOf(p, after, cell))]);
    if (isSame(taking.gives, want)) return called;
    return taken(p, called, taking.gives, after, want);
  });
}

function isSame(a: Want, b: Want): boolean {
  return a.value === b.value && a.cells.length === b.cells.length && a.cells.every((cell, i) => cell === b.cells[i]);
}

function ask(p: Passing, taking: Taking, { value, cells }: Want): void {
  const { gives } = taking;
  const missing = cells.filter((cell) => !gives.cells.includes(cell));
  if (missing.length === 0 && (gives.value || !value)) return;
  taking.gives = { value: gives.value || value, cells: [...gives.cells, ...missing].sort() };
  p.changed = true;
}

/** What a function gave, taken apart and put together as it is wanted. */
function taken(p: Passing, called: Expr, gives: Want, place: Place, want: Want): Expr {
  const value = p.supply.name(RESULT);
  const names = gives.cells.map((cell) => p.supply.name(cell));
  const after = gives.cells.reduce((at, cell, i) => withContent(at, cell, variable(nth(names, i))), place);
  const rest = packed(p, gives.value ? variable(value) : UNIT, after, want);
  return named(called, gives.value ? [value, ...names] : names, rest);
}

const RESULT = fixedName("result");

// ---- values and contents ----

function contentOf(p: Passing, { fn, contents }: Place, cell: Name): Expr {
  const known = contents.get(cell);
  if (known !== undefined) return known;
  const taking = fn === undefined ? undefined : p.functions.get(fn);
  if (taking === undefined) throw new Error("a cell is read where it is not known");
  taking.takes.add(cell);
  p.changed = true;
  return UNIT;
}

function withContent(place: Place, cell: Name, content: Expr): Place {
  return { ...place, contents: new Map(place.contents).set(cell, content) };
}

function writesAny(p: Passing, e: Expr): boolean {
  return p.uses.writes(e).size > 0;
}

/** The value of what was evaluated here, as it is wanted. */
function packed(p: Passing, value: Expr, place: Place, want: Want): Expr {
  if (value.kind === "raise") return value; // there is no afterwards
  const contents = want.cells.map((cell) => contentOf(p, place, cell));
  if (want.value) return together([value, ...contents]);
  return then(value, together(contents));
}

function together(parts: readonly Expr[]): Expr {
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : make(tupleCtor(parts.length), parts);
}

/** One after the other; of the first only what it does counts. */
function then(first: Expr, second: Expr): Expr {
  return isAtom(first) || (first.kind === "make" && first.args.length === 0) ? second : inTurn([first, second]);
}

/** Nothing happens when it is evaluated, and it is the same everywhere. */
function isAtom(e: Expr): boolean {
  return e.kind === "var" || e.kind === "lit";
}

/** A value for what comes after it, which goes on in the place that is left behind. */
function bind(p: Passing, e: Expr, place: Place, rest: (value: Expr, after: Place) => Expr): Expr {
  if (!writesAny(p, e)) return rest(go(p, e, place, ITSELF), place);
  const name = p.supply.name(RESULT);
  return changing(p, e, place, name, (after) => rest(variable(name), after));
}

/** The same, with a name for the value, so that it can be used more than once and later. */
function bindTo(p: Passing, like: Name, e: Expr, place: Place, rest: (value: Expr, after: Place) => Expr): Expr {
  const name = p.supply.name(like);
  if (writesAny(p, e)) return changing(p, e, place, name, (after) => rest(variable(name), after));
  const value = go(p, e, place, ITSELF);
  return isAtom(value) ? rest(value, place) : letIn(name, value, rest(variable(name), place));
}

/** In order. If none of them writes, they stay where they are. */
function bindAll(
  p: Passing,
  all: readonly Expr[],
  place: Place,
  rest: (values: readonly Expr[], after: Place) => Expr,
): Expr {
  if (!all.some((e) => writesAny(p, e)))
    return rest(
      all.map((e) => go(p, e, place, ITSELF)),
      place,
    );
  const next = (values: readonly Expr[], at: Place): Expr => {
    const e = all[values.length];
    return e === undefined
      ? rest(values, at)
      : bindTo(p, RESULT, e, at, (value, after) => next([...values, value], after));
  };
  return next([], place);
}

/** Something that writes, and what comes after it: first that, to know what it wants. */
function changing(p: Passing, e: Expr, place: Place, name: Name | undefined, rest: (after: Place) => Expr): Expr {
  const names = new Map([...p.uses.writes(e)].sort().map((cell) => [cell, p.supply.name(cell)]));
  let after = place;
  for (const [cell, now] of names) after = withContent(after, cell, variable(now));
  const body = rest(after);
  const used = freeNames(body);
  const cells = [...names].filter(([, now]) => used.has(now));
  const isValueUsed = name !== undefined && used.has(name);
  const want: Want = { value: isValueUsed, cells: cells.map(([cell]) => cell) };
  return named(go(p, e, place, want), [...(isValueUsed ? [name] : []), ...cells.map(([, now]) => now)], body);
}

function named(e: Expr, names: readonly Name[], body: Expr): Expr {
  const [only] = names;
  if (only === undefined) return then(e, body);
  if (names.length === 1) return letIn(only, e, body);
  return cases(e, [{ pattern: fieldsAs(tupleCtor(names.length), names), body }]);
}
