// Programs without the references that nobody else sees, and without the exceptions that they catch themselves. Both the finder and the checker start from what this gives, so it is
// a part of what is claimed: `state.test.ts` runs programs before and after it on all small inputs.
import type { Binding, Expr, Lam, Name } from "../../../core/expr.js";
import { idsBeyond, inventing } from "../../../core/ids.js";
import { definedNames, neededNames } from "../../../core/library.js";
import { boundIn, type DataDecl, type Def, mapBound, type Program } from "../../../core/program.js";
import { supplyOfNames } from "../../../core/supply.js";
import { visit } from "../../../core/traverse.js";
import { withLoopsCounted } from "./counting.js";
import { type Handling, withHandlers, withResultsTakenApart } from "./handled.js";
import { withCellsPassed } from "./passed.js";
import { countedRanges, withRangesCounted } from "./ranges.js";
import { isNewCell, specialised } from "./specialise.js";

export type Stateless = {
  readonly defs: readonly Def[];
  /** Loops were changed as if there were no largest integer: what is proved of them holds as long as none overflows. */
  readonly unbounded: boolean;
};

/** What else there is. */
export type Around = {
  readonly data: readonly DataDecl[];
  /** Undefined where two languages have different ones. */
  readonly faults: Program["faults"] | undefined;
  /** The functions that are given the inputs. */
  readonly asked: readonly Name[];
};

export function withoutState(all: readonly Def[], around: Around): Stateless {
  const supply = supplyOfNames("state");
  const ids = idsBeyond(all);
  const invented = inventing(ids);
  let unbounded = false;
  const counted = (e: Expr, how: (e: Expr) => Expr | undefined): Expr => {
    const now = how(e);
    unbounded ||= now !== undefined;
    return now ?? e;
  };
  const ranges = countedRanges(ids, all);
  const given = [...all, ...ranges.values()];
  const catching = new Set(given.filter((def) => boundIn(def).some(catches)).flatMap(definedNames));
  const isConcerned = (e: Expr): boolean => needsState(e) || givesFunctionTo(catching, e);
  const changed = (e: Expr, inputs: ReadonlySet<Name>): Expr => {
    if (!isConcerned(e)) return e;
    const plain = counted(
      counted(e, (each) => withRangesCounted(ranges, each)),
      withLoopsCounted,
    );
    const copied = invented(specialised(supply, given, plain));
    const caught = withHandlers(
      { supply, faults: around.faults, ...functionsIn(given, copied, inputs, around) },
      copied,
    );
    return invented(withCellsPassed(supply, invented(caught))); // no node is in two places: each use is looked at on its own
  };
  const defs = given.map((def): Def => {
    if (!boundIn(def).some(isConcerned)) return def;
    const inputs = inputsOf(def, given, around.asked);
    return mapBound(def, (e) => changed(e, inputs));
  });
  if (!given.some((def) => boundIn(def).some(catches))) return { defs, unbounded };
  // What is caught on one side may be an option that is taken apart on the other.
  const takenApart = (e: Expr): Expr =>
    invented(withResultsTakenApart({ supply, faults: around.faults, ...functionsIn(defs, e, new Set(), around) }, e));
  return {
    defs: defs.map((def) =>
      around.asked.some((name) => definedNames(def).includes(name)) ? mapBound(def, takenApart) : def,
    ),
    unbounded,
  };
}

function catches(whole: Expr): boolean {
  let found = false;
  visit(whole, (e) => {
    found ||= e.kind === "try";
    return !found;
  });
  return found;
}

function needsState(whole: Expr): boolean {
  let found = false;
  visit(whole, (e) => {
    found ||= isNewCell(e) || e.kind === "try";
    return !found;
  });
  return found;
}

/** What a function that is written here raises may be caught by one that is called with it. */
function givesFunctionTo(catching: ReadonlySet<Name>, whole: Expr): boolean {
  let found = false;
  visit(whole, (e) => {
    const isCatching = e.kind === "app" && e.fn.kind === "var" && catching.has(e.fn.name);
    found ||= isCatching && e.args.some((arg) => arg.kind === "lam");
    return !found;
  });
  return found;
}

/** The parameters of a function that is given the inputs, and that nobody calls. */
function inputsOf(def: Def, defs: readonly Def[], asked: readonly Name[]): ReadonlySet<Name> {
  if (def.kind !== "one" || !asked.includes(def.name) || def.bound.kind !== "lam") return new Set();
  const isCalled = defs.some((each) => neededNames(each).includes(def.name));
  return new Set(isCalled ? [] : def.bound.params);
}

/** The functions that have a name: those of the program, and those in an expression. */
function functionsIn(
  defs: readonly Def[],
  whole: Expr,
  inputs: ReadonlySet<Name>,
  { data }: Around,
): Pick<Handling, "raising" | "recursive"> {
  const functions = new Map<Name, Lam>();
  const recursive = new Set<Name>();
  const note = (bindings: readonly Binding[], isRecursive: boolean): void => {
    if (isRecursive && bindings.length > 1) return;
    for (const { name, bound } of bindings) {
      if (bound.kind !== "lam") continue;
      functions.set(name, bound);
      if (isRecursive) recursive.add(name);
    }
  };
  for (const def of defs) note(def.kind === "one" ? [def] : def.bindings, def.kind === "rec");
  visit(whole, (e) => {
    if (e.kind === "let") note([e], false);
    if (e.kind === "letrec") note(e.bindings, true);
    return true;
  });
  return { raising: { functions, inputs, data }, recursive };
}
