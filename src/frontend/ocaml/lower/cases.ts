// The cases of match, function and try. A case with `lazy p` inside forces what p looks at once
// the rest of its pattern fits; when p does not fit, the later cases are tried.
import type { Arm, Expr as Core, Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { subpatterns } from "../subpatterns.js";
import type { Case, Pattern } from "../syntax.js";
import { withKeys } from "./local-exception.js";
import { failingArm, fresh, type Lowering, letIn, node, unit, variable } from "./lowering.js";
import { AS_INFERRED, isIrrefutable, lowerPattern, type Naming } from "./pattern.js";

/** A match over the cases, with the failure at the end where a case may be missing. */
export function lowerCases(l: Lowering, at: Span, on: Core, cases: readonly Case[]): Core {
  const lazyAt = cases.findIndex((c) => hasLazy(c.pattern));
  const forcing = cases[lazyAt];
  if (forcing === undefined) return node(l, "match", at, { on, arms: lowerArms(l, cases, at) });
  const [value, next] = [fresh(l, "value"), fresh(l, "next")];
  const later = lowerCases(l, at, variable(l, at, value, false), cases.slice(lazyAt + 1));
  const arms = [
    ...cases.slice(0, lazyAt).map((c) => lowerCase(l, c)),
    forcingArm(l, at, forcing, next),
    otherwise(l, at, next),
  ];
  const match = node(l, "match", at, { on: variable(l, at, value, false), arms });
  const rest = node(l, "lam", at, { params: [fresh(l, "u")], body: later }, false);
  return letIn(l, at, value, on, letIn(l, at, next, rest, match));
}

/** One pattern that is meant to fit, as in `let p = e in body`; `failsAt` is the place that Match_failure names. */
export function lowerSingle(
  l: Lowering,
  at: Span,
  on: Core,
  pattern: Pattern,
  body: Core,
  failsAt: Span,
  naming: Naming = AS_INFERRED,
): Core {
  const failure = failingArm(l, failsAt);
  if (!hasLazy(pattern)) {
    const arm: Arm = { pattern: lowerPattern(l, pattern, naming), guard: undefined, body };
    return node(l, "match", at, { on, arms: isIrrefutable(l, pattern) ? [arm] : [arm, failure] });
  }
  const next = fresh(l, "next");
  const arms = [armOf(l, at, pattern, [], next, naming, () => body), otherwise(l, at, next)];
  const fail = node(l, "lam", at, { params: [fresh(l, "u")], body: failure.body }, false);
  return letIn(l, at, next, fail, node(l, "match", at, { on, arms }));
}

function lowerArms(l: Lowering, cases: readonly Case[], at: Span): Arm[] {
  const arms = cases.map((c) => lowerCase(l, c));
  const last = cases.at(-1);
  const total =
    last !== undefined && last.guard === undefined && (last.pattern.kind === "any" || last.pattern.kind === "var");
  return total ? arms : [...arms, failingArm(l, at)];
}

export function lowerCase(l: Lowering, c: Case): Arm {
  return withKeys(l, c.pattern, {
    pattern: lowerPattern(l, c.pattern),
    guard: c.guard === undefined ? undefined : l.lower(c.guard),
    body: l.lower(c.body),
  });
}

function hasLazy(pattern: Pattern): boolean {
  return pattern.kind === "lazy" || subpatterns(pattern).some(hasLazy);
}

function goOn(l: Lowering, at: Span, next: Name): Core {
  return node(l, "app", at, { fn: variable(l, at, next, false), args: [unit(l, at, false)] }, false);
}

function otherwise(l: Lowering, at: Span, next: Name): Arm {
  return { pattern: { kind: "any", at }, guard: undefined, body: goOn(l, at, next) };
}

type Suspended = { readonly name: Name; readonly inside: Pattern };

function forcingArm(l: Lowering, at: Span, c: Case, next: Name): Arm {
  const chosen = (): Core => {
    const body = l.lower(c.body);
    return c.guard === undefined
      ? body
      : node(l, "if", c.guard.at, { cond: l.lower(c.guard), yes: body, no: goOn(l, at, next) });
  };
  return armOf(l, at, c.pattern, [], next, AS_INFERRED, chosen);
}

/** An arm for a pattern that then forces what it and `pending` have suspended, one by one. */
function armOf(
  l: Lowering,
  at: Span,
  pattern: Pattern,
  pending: readonly Suspended[],
  next: Name,
  naming: Naming,
  chosen: () => Core,
): Arm {
  const own: Suspended[] = [];
  const suspend = (inside: Pattern): Name => {
    const name = fresh(l, "suspended");
    own.push({ name, inside });
    return name;
  };
  const lowered = lowerPattern(l, pattern, { ...naming, suspend });
  const [first, ...rest] = [...own, ...pending];
  if (first === undefined) return { pattern: lowered, guard: undefined, body: chosen() };
  const on = node(l, "force", first.inside.at, { value: variable(l, first.inside.at, first.name, false) }, false);
  const arms = [armOf(l, at, first.inside, rest, next, naming, chosen), otherwise(l, at, next)];
  return { pattern: lowered, guard: undefined, body: node(l, "match", first.inside.at, { on, arms }, false) };
}
