// A program compiled for exploring: calling one of its functions on partial inputs, within
// the run that is under way.
import type { Name } from "../core/expr.js";
import { UNIT, type Value } from "../core/value.js";
import { apply } from "../eval/apply.js";
import { bindingsOf } from "../eval/generate/analyse.js";
import { startExplored } from "../eval/generate/program.js";
import type { Hooks } from "../eval/generate/style.js";
import type { Limits, Report } from "../eval/outcome.js";
import { attempt } from "../eval/run.js";
import { type Runtime, resetRuntime } from "../eval/runtime.js";
import { runtimeOf, type Unit } from "../eval/unit.js";
import { exploringHooks } from "./hooks.js";
import type { Run } from "./run.js";

export type Explorable = {
  readonly rt: Runtime;
  /** Applies a top-level function, or looks at a value; every call finds the program as it is after loading. */
  call(name: Name, args: readonly Value[], limits: Limits): Report;
  /** Whether loading leaves something behind that calls may change. */
  isStateful(): boolean;
  /** Applies a function that a call has given. */
  apply(fn: Value, args: readonly Value[], limits: Limits): Report;
};

/**
 * The branches that a run takes are noted in `taken`; `own` replaces hooks that have to do with no unknowns, once the
 * program is loaded: what a program does on its own belongs to no call.
 */
export function loadExplorable(
  unit: Unit,
  run: Run,
  limits: Limits,
  taken: number[] = [],
  own: Partial<Pick<Hooks, "choose" | "enter">> = {},
): Explorable {
  const rt = runtimeOf(unit);
  const slots = new Map(unit.program.defs.flatMap(bindingsOf).map(({ name }, slot) => [name, slot]));
  const hooks = exploringHooks(run, rt, taken);
  const calling = { ...hooks, ...own };
  let loading = false;
  const start = startExplored(unit, rt, {
    ...hooks,
    choose: (id, count) => (loading ? hooks : calling).choose(id, count),
    enter: (...call) => (loading ? hooks : calling).enter(...call),
  });
  let globals: Value[] = [];
  const load = (): boolean => {
    resetRuntime(rt, limits);
    globals = [];
    rt.drawn = 0;
    rt.atEnd = [];
    loading = true;
    start(globals);
    for (const fn of rt.atEnd) apply(rt, fn, [UNIT]);
    loading = false;
    return rt.mutated || rt.drawn > 0;
  };
  let stateful = true;
  let loaded = false;
  const ready = (): void => {
    if (loaded && !stateful) {
      rt.drawn = 0;
      return;
    }
    stateful = load();
    loaded = true;
  };
  return {
    rt,
    isStateful: () => {
      ready();
      return stateful;
    },
    call: (name, args, callLimits) => {
      ready();
      const fn = globals[slots.get(name) ?? -1] as Value;
      return attempt(rt, callLimits, () => (args.length === 0 ? fn : apply(rt, fn, args)));
    },
    apply: (fn, args, callLimits) => attempt(rt, callLimits, () => apply(rt, fn, args)),
  };
}
