// What is to be proved of a function and its contract: that it raises nothing where its precondition holds.
import { make } from "../../core/build.js";
import { type Expr, type Name, tupleCtor } from "../../core/expr.js";
import { inSmallGroups } from "../../core/groups.js";
import { type Ids, idsBeyond, numbered } from "../../core/ids.js";
import { neededBy } from "../../core/needs.js";
import { type Def, mapBound } from "../../core/program.js";
import { freeNames, mapChildren } from "../../core/traverse.js";
import type { Type } from "../../core/type.js";
import { BROKEN, type Contract } from "../../subject/contracts.js";
import type { Subject } from "../../subject/subject.js";
import { withDirect } from "../equate/direct.js";
import { setsIn, withSets } from "../equate/set-operations.js";
import { withoutState } from "../equate/state/state.js";
import { isOfLibrary, reachedBy, type Statement, wellFormedStatement } from "../equate/statement.js";

export function contractStatement(subject: Subject, contracts: ReadonlyMap<Name, Contract>): Statement {
  const { side, given, params, result, polymorphic } = subject;
  const { program, name } = side;
  const names = [name, ...(given === undefined ? [] : [given.name])];
  const own = [...new Set(names.flatMap((each) => neededBy(program, each)))];
  const all = withDirect(inSmallGroups(withSets(withoutDetails(own))), isOfLibrary);
  const { data, exceptions, faults, types } = program;
  const { defs, unbounded } = withoutState(all, { data, faults, asked: names });
  const reached = reachedBy(names, defs);
  return wellFormedStatement({
    defs: reached,
    unbounded,
    sets: setsIn(reached),
    data,
    exceptions,
    faults,
    types: new Map([...types, ...bodyTypes(types, contracts)]),
    reference: name,
    submission: name,
    params,
    result,
    given: given && { name: given.name, arity: given.arity },
    policy: "undefined",
    polymorphic,
  });
}

/** What an exception says is of no concern: only that it is raised. */
function withoutDetails(defs: readonly Def[]): readonly Def[] {
  const ids = idsBeyond(defs);
  return defs.map((def) => mapBound(def, (bound) => plain(ids, bound)));
}

function plain(ids: Ids, e: Expr): Expr {
  const isBroken = e.kind === "raise" && e.exn.kind === "make" && e.exn.ctor === BROKEN;
  if (isBroken) return { ...e, exn: { ...e.exn, args: e.exn.args.map(() => numbered(ids, UNIT)) } };
  const inside = mapChildren(e, (child) => plain(ids, child));
  const [only, ...more] = inside.kind === "letrec" ? inside.bindings : [];
  if (inside.kind !== "letrec" || only === undefined || more.length > 0) return inside;
  // An object that does not mention itself is one like any other.
  if (only.bound.kind === "lam" || freeNames(only.bound).has(only.name)) return inside;
  const { id, at, written, body } = inside;
  return { kind: "let", id, at, written, ...only, body };
}

const UNIT = make(tupleCtor(0), []);

/** A function that does not ask for its precondition takes and gives the same as the one that does. */
function bodyTypes(
  types: ReadonlyMap<Name, Type>,
  contracts: ReadonlyMap<Name, Contract>,
): readonly (readonly [Name, Type])[] {
  return [...contracts].flatMap(([name, { body }]) => {
    const type = types.get(name);
    return type === undefined ? [] : [[body, type] as const];
  });
}
