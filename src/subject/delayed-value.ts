// Definitions that are computed when they are first asked for, and then kept: `lazy (Hashtbl.create 16)`, and the values of Scala's
// objects. Whether one can be changed is seen when it is computed.
import { force, lambda, variable } from "../core/build.js";
import { type Expr, makeName } from "../core/expr.js";
import { withDefinitions } from "../core/extend.js";
import { definedNames } from "../core/library.js";
import { makersIn, reachedFrom } from "../core/needs.js";
import { boundIn, type Def, type Program } from "../core/program.js";
import { children } from "../core/traverse.js";
import { Cell, fieldsOf, isData, Lazy, UNIT, type Value } from "../core/value.js";
import { load } from "../eval/run.js";
import { LOADING } from "./limits.js";

export function isDelayed(def: Def): boolean {
  return boundIn(def).some(holdsDelay);
}

/** Not inside of functions, which compute it anew in each call. */
function holdsDelay(e: Expr): boolean {
  return e.kind === "delay" || (e.kind !== "lam" && children(e).some(holdsDelay));
}

const FORCED = makeName("forced", 0);

/**
 * Whether a delayed value, once it is computed, holds something that can be changed, as far as can be told. `mayKeep`: so may a
 * function that it holds.
 */
export function holdsMutable(program: Program, def: Def, mayKeep: boolean): boolean {
  const [name] = definedNames(def);
  if (name === undefined) return false;
  const forcing = lambda([makeName("forced-unit", 0)], force(variable(name)));
  const needed = reachedFrom(def, makersIn(program));
  const only = { ...program, defs: program.defs.filter((each) => needed.has(each)) };
  const asked = withDefinitions("forced", only, [{ kind: "one", name: FORCED, bound: forcing }]);
  const machine = load(asked, LOADING, { repeatsDeep: false });
  if (machine.outcome.kind !== "value") return true;
  const { outcome } = machine.call(FORCED, [UNIT], LOADING);
  return outcome.kind !== "value" || isMutable(outcome.value, mayKeep);
}

function isMutable(value: Value, mayKeep: boolean): boolean {
  const pending: Value[] = [value];
  const seen = new Set<Value>();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "function" && mayKeep) return true;
    if (typeof next !== "object" || seen.has(next)) continue;
    seen.add(next);
    if (next instanceof Cell || Array.isArray(next)) return true;
    if (next instanceof Lazy && next.state !== "done") return true;
    if (next instanceof Lazy) pending.push(...(next.result === undefined ? [] : [next.result]));
    if (isData(next)) pending.push(...fieldsOf(next));
  }
  return false;
}
