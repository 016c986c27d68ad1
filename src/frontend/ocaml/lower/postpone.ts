// Definitions that come to something that we lack as soon as they are evaluated: `let x = new point`. The
// program goes on without them, and ends where they are used.
import type { Expr as Core, Name } from "../../../core/expr.js";
import { shownName } from "../../../core/expr.js";
import { renumbered } from "../../../core/ids.js";
import { neededNames } from "../../../core/library.js";
import { isPure, makersOf, onlyDefines, reachedFrom } from "../../../core/needs.js";
import { boundIn, type Def } from "../../../core/program.js";
import { children, mapChildren, visit } from "../../../core/traverse.js";
import type { Lowering } from "./lowering.js";

/** What is evaluated only for its effect stays, and ends the run there: what the program prints is what it would print. */
export function postponed(
  l: Lowering,
  defs: readonly Def[],
): { defs: readonly Def[]; leftOut: ReadonlyMap<Name, string> } {
  const stops = new Map<Name, Core>();
  const kept = defs.flatMap((def): readonly Def[] => {
    const there = neededNames(def).some((name) => stops.has(name)) ? withStops(l, stops, def) : def;
    const stop = there.kind === "one" && !isNameless(there.name) ? firstStop(there.bound) : undefined;
    if (there.kind !== "one" || stop === undefined) return [there];
    stops.set(there.name, stop);
    return [];
  });
  return { defs: kept, leftOut: new Map([...stops].map(([name, stop]) => [name, wordsOf(stop)])) };
}

function wordsOf(stop: Core): string {
  const [what] = children(stop);
  return what?.kind === "lit" && what.value.kind === "str" ? what.value.value : "";
}

function isNameless(name: Name): boolean {
  return shownName(name) === "_";
}

function withStops(l: Lowering, stops: ReadonlyMap<Name, Core>, def: Def): Def {
  const go = (e: Core): Core => {
    const stop = e.kind === "var" ? stops.get(e.name) : undefined;
    return stop === undefined ? mapChildren(e, go) : renumbered(l.ids, stop);
  };
  if (def.kind === "one") return { ...def, bound: go(def.bound) };
  return { ...def, bindings: def.bindings.map(({ name, bound }) => ({ name, bound: go(bound) })) };
}

function isStop(e: Core): boolean {
  return e.kind === "prim" && e.op === "sys.unsupported";
}

/** What an expression surely comes to before it does anything else. */
function firstStop(e: Core): Core | undefined {
  if (isStop(e)) return e;
  for (const part of surelyEvaluated(e)) {
    const found = firstStop(part);
    if (found !== undefined || !isPure(part)) return found;
  }
  return undefined;
}

function surelyEvaluated(e: Core): readonly Core[] {
  switch (e.kind) {
    case "lam":
    case "delay":
    case "choose":
      return [];
    case "match":
    case "if":
    case "try":
      return children(e).slice(0, 1);
    case "letrec":
      return [e.body];
    default:
      return children(e);
  }
}

/**
 * What a comparison of functions may do without: it is evaluated only for its effect, comes to something that we lack,
 * and can change nothing that the program has defined.
 */
export function dispensable(defs: readonly Def[]): ReadonlySet<Def> {
  const makers = makersOf(defs);
  const nameless = defs.filter((def) => def.kind === "one" && isNameless(def.name));
  return new Set(
    nameless.filter((def) => {
      const reached = [...reachedFrom(def, makers)];
      return reached.some(mentionsStop) && reached.every((each) => each === def || onlyDefines(each));
    }),
  );
}

function mentionsStop(def: Def): boolean {
  let found = false;
  for (const bound of boundIn(def))
    visit(bound, (e) => {
      found ||= isStop(e);
    });
  return found;
}
