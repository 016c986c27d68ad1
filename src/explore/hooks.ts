// What explored code calls where an unknown could matter: the run decides, or the symbolic
// primitives make terms. Without unknowns each does what concrete code does.
import { Flt, Str, type Value } from "../core/value.js";
import { apply } from "../eval/apply.js";
import type { Hooks } from "../eval/generate/style.js";
import type { Runtime } from "../eval/runtime.js";
import { Lit, Poly, Text } from "../smt/term.js";
import { compareInts, equalTexts, truthOf } from "./equal.js";
import type { Run } from "./run.js";
import { explored } from "./symbolic.js";

/** The branches taken are noted in `taken`. */
export function exploringHooks(run: Run, rt: Runtime, taken: number[]): Hooks {
  return {
    taken,
    head: (value) => run.head(value),
    branch: (cond, branch) => {
      const side = typeof cond === "boolean" ? cond : run.branch(truthOf(run, cond) as Lit | boolean);
      taken[side ? branch + 1 : branch] = 1;
      return side;
    },
    isLiteral: (value, literal) => {
      const v: unknown = value;
      if (v instanceof Poly) return run.branch(compareInts(run, "eq", v, literal as number | bigint));
      if (v instanceof Text) return run.branch(equalTexts(run, v, (literal as Str).s));
      if (v instanceof Lit) return run.branch(v) === literal;
      return plain(run.head(value)) === plain(literal);
    },
    isWithin: (value, low, high) => {
      const v: unknown = value;
      if (v instanceof Poly)
        return run.branch(compareInts(run, "ge", v, low)) && run.branch(compareInts(run, "le", v, high));
      return (value as number) >= low && (value as number) <= high;
    },
    apply: (fn, args) => apply(rt, fn, args),
    primitive: (op) => explored(run, rt, op),
    choose: () => 0,
    enter: (_id, args, own) => own(...args),
  };
}

function plain(value: Value): unknown {
  return value instanceof Str ? value.s : value instanceof Flt ? value.f : value;
}
