// Patterns over terms: with the names that they bind, where they fit.
import { absurd } from "../../basis/absurd.js";
import { nth } from "../../basis/known.js";
import type { Pattern } from "../../core/expr.js";
import type { Env, Evaluation } from "./evaluate.js";
import type { Term } from "./term.js";

export const MISFIT = Symbol("misfit");

export function matched(evaluation: Evaluation, pattern: Pattern, term: Term, env: Env): Env | typeof MISFIT {
  switch (pattern.kind) {
    case "any":
      return env;
    case "bind":
      return { name: pattern.name, value: term, outer: env };
    case "as": {
      const inner = matched(evaluation, pattern.inner, term, env);
      return inner === MISFIT ? MISFIT : { name: pattern.name, value: term, outer: inner };
    }
    case "lit": {
      const { primitives, terms } = evaluation.course;
      return evaluation.decide(primitives.equal(term, terms.literal(pattern.value), evaluation)) ? env : MISFIT;
    }
    case "range": {
      const { primitives, terms } = evaluation.course;
      const [low, high] = [terms.literal(pattern.low), terms.literal(pattern.high)];
      const inside =
        evaluation.decide(primitives.atMost(low, term)) && evaluation.decide(primitives.atMost(term, high));
      return inside ? env : MISFIT;
    }
    case "ctor":
      return matchedCtor(evaluation, pattern, term, env);
    case "or":
      for (const option of pattern.options) {
        const scope = matched(evaluation, option, term, env);
        if (scope !== MISFIT) return scope;
      }
      return MISFIT;
    case "cell":
    case "array":
      return evaluation.beyond(pattern.kind);
    default:
      return absurd(pattern);
  }
}

function matchedCtor(
  evaluation: Evaluation,
  pattern: Extract<Pattern, { kind: "ctor" }>,
  term: Term,
  env: Env,
): Env | typeof MISFIT {
  if (term.kind !== "make") throw evaluation.course.primitives.waitingFor(term, pattern.ctor);
  if (term.ctor !== pattern.ctor) return MISFIT;
  let scope: Env | typeof MISFIT = env;
  for (const [i, arg] of pattern.args.entries()) {
    scope = matched(evaluation, arg, nth(term.args, i), scope);
    if (scope === MISFIT) return MISFIT;
  }
  return scope;
}
